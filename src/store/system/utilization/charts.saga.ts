import { followTimeRange } from '@/store/time-range/following'
import { capacityQueries } from '@/store/silo/capacity-charts'
import { asksForMetrics, selectSystemCharts } from './utilization'

/** Reads what the charts of the system show, for as long as they are shown. */
export const watchSystemCharts = followTimeRange({
  routes: 'system/utilization/',
  isShown: asksForMetrics,
  queries: (state, { search }, window) =>
    capacityQueries(selectSystemCharts(state, search, window)),
})
