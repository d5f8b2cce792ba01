export { IpPoolsView as View } from './IpPoolsView'
