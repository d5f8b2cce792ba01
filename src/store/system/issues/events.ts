import { createEvent } from '@/store/setup/event'

/** The user has seen the issue and does not want it counted, or wants it counted again. */
export const issueAcknowledged = createEvent<{ id: string; isAcknowledged: boolean }>(
  'issues/acknowledged',
  { isLoggable: true },
)

/** Acknowledged issues are no longer found: if they return, they are new. */
export const issuesGone = createEvent<{ ids: readonly string[] }>('issues/gone', {
  isLoggable: true,
})
