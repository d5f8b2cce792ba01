import type { CommandRequest } from '@/store/commands/events'
import { createEvent } from '@/store/setup/event'
import type { ThingKind } from './order'

const isLoggable = true

/** Stops an instance and waits until it has stopped. `instance` is its id. */
export const stopRequested = createEvent<{
  source: string
  project: string
  instance: string
  name: string
}>('projectDelete/stopRequested', { isLoggable })

/**
 * Deletes a project, after a last look for what the server would leave behind. `later` are the kinds
 * of which more may be there, which the plan then deletes first.
 */
export const projectDeletionRequested = createEvent<
  CommandRequest & { project: string; later?: readonly ThingKind[] }
>('projectDelete/deletionRequested', { isLoggable })

/** Finds out what is left to do of the plan that deletes a project. */
export const recheckRequested = createEvent<{ project: string }>('projectDelete/recheckRequested', {
  isLoggable,
})

/** Saves all objects of a project as they were read. */
export const exportRequested = createEvent<{ project: string }>('projectDelete/exportRequested', {
  isLoggable,
})
