export { SledInstances as View } from './SledInstances'
