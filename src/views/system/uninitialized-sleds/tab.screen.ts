export { UninitializedSledsView as View } from './UninitializedSledsView'
