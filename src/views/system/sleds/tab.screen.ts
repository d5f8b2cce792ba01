export { SledsView as View } from './SledsView'
