export { RackView as View } from './RackView'
