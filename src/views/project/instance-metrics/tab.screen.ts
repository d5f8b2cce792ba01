export { MetricsView as View } from './MetricsView'
