export { RoutersView as View } from './RoutersView'
