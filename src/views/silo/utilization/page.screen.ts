import { watchSiloCharts } from '@/store/silo/utilization/charts.saga'
import { siloUtilizationPoll } from '@/store/silo/utilization/poll'
import { watchSave } from '@/store/tab/save.saga'

export { UtilizationView as View } from './UtilizationView'
export const poll = siloUtilizationPoll
export const sagas = [watchSiloCharts, watchSave]
