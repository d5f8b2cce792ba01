import type { Query } from '@/api/operations/table'
import { createEvent } from '@/store/setup/event'

const isLoggable = true

/** A part of the screen needs these as long as it stands: a dialog, a cell of a row. */
export const queriesWanted = createEvent<{ owner: string; queries: readonly Query[] }>(
  'queries/wanted',
  { isLoggable },
)
export const queriesReleased = createEvent<{ owner: string }>('queries/released', { isLoggable })

/** Everything that the screen shows is to be read again now. */
export const refreshRequested = createEvent('queries/refreshRequested', { isLoggable })
export const refreshFinished = createEvent('queries/refreshFinished', { isLoggable })
