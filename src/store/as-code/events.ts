import { createEvent } from '@/store/setup/event'

const isLoggable = true

/** Reads all objects of the dialog again. */
export const readAgainRequested = createEvent('asCode/readAgainRequested', { isLoggable })

/** Reads a list again that could not be read. */
export const retryRequested = createEvent<{ key: string }>('asCode/retryRequested', { isLoggable })
