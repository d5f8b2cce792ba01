export { PhysicalDisksView as View } from './PhysicalDisksView'
