import { watchInstanceCharts } from '@/store/project/instance-metrics/charts.saga'
import { metricsPoll } from '@/store/project/instance-metrics/poll'
import { watchSave } from '@/store/tab/save.saga'

export { CpuMetrics as View } from './CpuMetrics'
export const poll = metricsPoll('cpu')
export const sagas = [watchInstanceCharts, watchSave]
