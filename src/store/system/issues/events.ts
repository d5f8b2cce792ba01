import { createEvent } from '@/store/setup/event'

/** The beginning of an id that is no issue, but how much hardware this browser has seen. */
export const SEEN = 'home/seen/'

/** The user has seen issues and does not want them counted, or wants them counted again. */
export const issuesAcknowledged = createEvent<{ ids: readonly string[]; isAcknowledged: boolean }>(
  'issues/acknowledged',
  { isLoggable: true },
)

/** Acknowledged issues are no longer found: if they return, they are new. */
export const issuesGone = createEvent<{ ids: readonly string[] }>('issues/gone', {
  isLoggable: true,
})
