import { followTimeRange } from '@/store/time-range/following'
import { METRICS_ROUTES, selectChartsOf } from './metrics'

/** Reads the charts of an instance while they are shown. */
export const watchInstanceCharts = followTimeRange({
  routes: METRICS_ROUTES,
  queries: (state, shown, window) => selectChartsOf(state, shown, window).map(({ query }) => query),
})
