import { createEvent } from '@/store/setup/event'

const isLoggable = true

/** The user wants to save the list: it is read again, and then they are asked. */
export const allowListSaveRequested = createEvent('allowList/saveRequested', { isLoggable })

/** The user has agreed to the change. */
export const allowListConfirmed = createEvent('allowList/confirmed', { isLoggable })
