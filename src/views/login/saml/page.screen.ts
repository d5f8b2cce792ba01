export { SamlLoginView as View } from './SamlLoginView'
