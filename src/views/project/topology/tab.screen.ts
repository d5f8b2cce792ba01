export { TopologyTab as View } from './TopologyTab'
