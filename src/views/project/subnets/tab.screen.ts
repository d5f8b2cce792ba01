export { SubnetsView as View } from './SubnetsView'
