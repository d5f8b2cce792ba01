import { createEvent } from '@/store/setup/event'

const isLoggable = true

/** The polled data are older than two of their intervals. */
export const pollFellBehind = createEvent('polling/fellBehind', { isLoggable })
/** The polled data have been refetched. */
export const pollCaughtUp = createEvent('polling/caughtUp', { isLoggable })
