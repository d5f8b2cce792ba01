export { SledDisks as View } from './SledDisks'
