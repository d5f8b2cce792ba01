import type { Query } from '@/api/operations/table'
import type { CommandRequest } from '@/store/commands/events'
import { createEvent } from '@/store/setup/event'

const isLoggable = true

/** Reads all objects of the dialog again. */
export const readAgainRequested = createEvent('asCode/readAgainRequested', { isLoggable })

/** Reads a list again that could not be read. */
export const retryRequested = createEvent<{ key: string }>('asCode/retryRequested', { isLoggable })

/** Makes the plan of the copy that the open form describes, and shows it. */
export const similarPlanRequested = createEvent('asCode/similarPlanRequested', { isLoggable })

/**
 * Creates an object and waits until it can be used. `view` reads it by its name, if the API can: if
 * an earlier request that got no answer has created it, it is taken for that.
 */
export const creationRequested = createEvent<CommandRequest & { view?: Query }>(
  'asCode/creationRequested',
  { isLoggable },
)

/** A plan that was left goes on: what may have been created already is sent again. */
export const similarRecheckRequested = createEvent('asCode/similarRecheckRequested', { isLoggable })
