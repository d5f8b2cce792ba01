export { AffinityView as View } from './AffinityView'
