import { followTimeRange } from '@/store/time-range/following'
import { alertsIn } from './alerts'

/** Reads the alerts of the range in the address. */
export const watchAlerts = followTimeRange({
  routes: 'system/alerting/alert',
  queries: (_state, { search }, window) => [alertsIn(window, search)],
})
