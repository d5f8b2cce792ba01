import { watchSystemCharts } from '@/store/system/utilization/charts.saga'
import { systemUtilizationPoll } from '@/store/system/utilization/poll'
import { watchSave } from '@/store/tab/save.saga'

export { UtilizationView as View } from './UtilizationView'
export const poll = systemUtilizationPoll
export const sagas = [watchSystemCharts, watchSave]
