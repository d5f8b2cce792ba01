export { InstanceView as View } from './InstanceView'
