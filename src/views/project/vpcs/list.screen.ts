export { VpcsView as View } from './VpcsView'
