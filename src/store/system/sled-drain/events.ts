import { createEvent } from '@/store/setup/event'

/** The user wants to be told when nothing is left on a sled. */
export const drainAwaited = createEvent<{ sledId: string }>('sleds/drainAwaited', {
  isLoggable: true,
})
