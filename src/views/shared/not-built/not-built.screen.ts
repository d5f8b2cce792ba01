export { NotBuiltView as View } from './NotBuiltView'
