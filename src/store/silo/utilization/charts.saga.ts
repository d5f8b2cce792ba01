import { followTimeRange } from '@/store/time-range/following'
import { capacityQueries } from '../capacity-charts'
import { selectSiloCharts } from './utilization'

/** Reads the charts of the silo while they are shown. */
export const watchSiloCharts = followTimeRange({
  routes: 'silo/utilization/',
  queries: (state, { search }, window) => capacityQueries(selectSiloCharts(state, search, window)),
})
