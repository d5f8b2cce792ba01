import { followTimeRange } from '@/store/time-range/following'
import { capacityQueries } from '@/store/silo/capacity-charts'
import { asksForMetrics, selectSystemCharts } from './utilization'

/** Reads the charts of the system while they are shown. */
export const watchSystemCharts = followTimeRange({
  routes: 'system/utilization/',
  isShown: asksForMetrics,
  queries: (state, { search }, window) =>
    capacityQueries(selectSystemCharts(state, search, window)),
})
