export { GatewaysView as View } from './GatewaysView'
