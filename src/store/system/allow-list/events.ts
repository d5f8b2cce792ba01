import { createEvent } from '@/store/setup/event'

const isLoggable = true

/** The user wants to save the list: it is read again, and then they are asked. */
export const allowListSaveRequested = createEvent('allowList/saveRequested', { isLoggable })

/** The user has agreed to the change. */
export const allowListConfirmed = createEvent('allowList/confirmed', { isLoggable })

/** The user wants the saved list to be applied again where it is not in force yet. */
export const allowListApplyRequested = createEvent('allowList/applyRequested', { isLoggable })
