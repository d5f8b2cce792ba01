import { createEvent } from '@/store/setup/event'

const isLoggable = true

/** What the poll of the screen reads is older than two of its intervals. */
export const pollFellBehind = createEvent('polling/fellBehind', { isLoggable })
/** It has been read again. */
export const pollCaughtUp = createEvent('polling/caughtUp', { isLoggable })
