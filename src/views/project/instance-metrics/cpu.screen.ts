import { watchInstanceCharts } from '@/store/project/instance-metrics/charts.saga'
import { metricsPoll } from '@/store/project/instance-metrics/poll'

export { CpuMetrics as View } from './CpuMetrics'
export const poll = metricsPoll('cpu')
export const sagas = [watchInstanceCharts]
