import { createEvent } from '@/store/setup/event'

/** A question about a sled is to say what its drain check finds. `source` is that of the question. */
export const drainVerdictRequested = createEvent<{ sledId: string; source: string }>(
  'sleds/drainVerdictRequested',
  { isLoggable: true },
)

/** The user wants to be told when nothing is left on a sled. */
export const drainAwaited = createEvent<{ sledId: string }>('sleds/drainAwaited', {
  isLoggable: true,
})
