import { watchInstanceCharts } from '@/store/project/instance-metrics/charts.saga'
import { metricsPoll } from '@/store/project/instance-metrics/poll'
import { watchSave } from '@/store/tab/save.saga'

export { DiskMetrics as View } from './DiskMetrics'
export const poll = metricsPoll('disk')
export const sagas = [watchInstanceCharts, watchSave]
