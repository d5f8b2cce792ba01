import type { Query } from '@/api/operations/table'
import { createEvent } from '@/store/setup/event'

const isLoggable = true

/** A part of the screen, such as a dialog or a cell, needs these while it is mounted. */
export const queriesWanted = createEvent<{ owner: string; queries: readonly Query[] }>(
  'queries/wanted',
  { isLoggable },
)
export const queriesReleased = createEvent<{ owner: string }>('queries/released', { isLoggable })

/** Refetch everything that the screen shows. */
export const refreshRequested = createEvent('queries/refreshRequested', { isLoggable })
export const refreshFinished = createEvent('queries/refreshFinished', { isLoggable })
