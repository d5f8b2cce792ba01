import { watchInstanceCharts } from '@/store/project/instance-metrics/charts.saga'
import { metricsPoll } from '@/store/project/instance-metrics/poll'
import { watchSave } from '@/store/tab/save.saga'

export { NetworkMetrics as View } from './NetworkMetrics'
export const poll = metricsPoll('network')
export const sagas = [watchInstanceCharts, watchSave]
