import { followTimeRange } from '@/store/time-range/following'
import { entryQueries, windowQuery } from './audit-log'

/** Reads the newest entries of the range in the address, and the entry of a link outside it. */
export const watchAuditLog = followTimeRange({
  routes: 'system/audit-log/',
  queries: (_state, { search }, window) => [windowQuery(window), ...entryQueries(search, window)],
})
