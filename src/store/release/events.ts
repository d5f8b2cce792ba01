import { createEvent } from '@/store/setup/event'

const isLoggable = true

/** The user asks again which release the rack runs. */
export const releaseCheckRequested = createEvent('release/checkRequested', { isLoggable })
export const releaseCheckFinished = createEvent('release/checkFinished', { isLoggable })

/** The rack serves a newer API than this console knows. `isTold`: the user has read that. */
export const newerFound = createEvent<{ isTold: boolean }>('release/newerFound', { isLoggable })

/** The user dismisses the bar that says that the release has changed. */
export const changeDismissed = createEvent('release/changeDismissed', { isLoggable })
/** The user dismisses the bar that says that the rack is newer. */
export const newerDismissed = createEvent('release/newerDismissed', { isLoggable })
/** Code of the console did not load. */
export const codeFailed = createEvent<{ cause: string }>('release/codeFailed', { isLoggable })
/** Code of the console is no longer there: a newer version of it has been deployed. */
export const consoleReplaced = createEvent('release/consoleReplaced', { isLoggable })
export const reloadRequested = createEvent('release/reloadRequested', { isLoggable })

/** The dialog about the console and the release of the rack. */
export const aboutOpened = createEvent('release/aboutOpened', { isLoggable })
export const aboutClosed = createEvent('release/aboutClosed', { isLoggable })
