export { GatewayPanel as View } from './GatewayPanel'
