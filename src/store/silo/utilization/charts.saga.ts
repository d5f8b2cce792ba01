import { followTimeRange } from '@/store/time-range/following'
import { capacityQueries } from '../capacity-charts'
import { selectSiloCharts } from './utilization'

/** Reads what the charts of the silo show, for as long as they are shown. */
export const watchSiloCharts = followTimeRange({
  routes: 'silo/utilization/',
  queries: (state, { search }, window) => capacityQueries(selectSiloCharts(state, search, window)),
})
