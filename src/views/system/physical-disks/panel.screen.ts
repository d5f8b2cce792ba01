export { PhysicalDiskPanel as View } from './PhysicalDiskPanel'
