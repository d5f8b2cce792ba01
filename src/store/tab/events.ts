import type { SavedFile } from '@/app/ports'
import { createEvent } from '@/store/setup/event'

/** The console starts at an address of this origin. */
export const tabOpened = createEvent<{ origin: string }>('tab/opened', { isLoggable: true })

/** Reported by the browser about the console's tab. */
export const visibilityChanged = createEvent<{ visible: boolean }>('tab/visibilityChanged', {
  isLoggable: true,
})
export const connectionChanged = createEvent<{ online: boolean }>('tab/connectionChanged', {
  isLoggable: true,
})

export const storageChanged = createEvent<{ key: string; isStored: boolean }>(
  'tab/storageChanged',
  { isLoggable: true },
)

/** The server's clock is this many milliseconds ahead of the computer's. */
export const clockFollowed = createEvent<{ offset: number }>('tab/clockFollowed', {
  isLoggable: true,
})
/** The page has been printed, or the user has given that up. */
export const printed = createEvent('tab/printed', { isLoggable: true })

/** Text to save as a download. Not loggable: a log holds the data it was made from. */
export const saveRequested = createEvent<SavedFile>('tab/saveRequested', { isLoggable: false })

/** Something under way would be lost with the tab, so the browser asks before closing it. */
export const unloadGuarded = createEvent<{ by: string }>('tab/unloadGuarded', { isLoggable: true })
export const unloadUnguarded = createEvent<{ by: string }>('tab/unloadUnguarded', {
  isLoggable: true,
})

/** Text to copy to the clipboard: it may be a password that is shown only once. */
export const copyRequested = createEvent<{ text: string }>('tab/copyRequested', {
  isLoggable: false,
})

/**
 * The browser does not allow copying: the page shows the text, which it remembers itself, to be
 * copied by hand. Or the user closes it.
 */
export const copyRefused = createEvent<{ isShown: boolean }>('tab/copyRefused', {
  isLoggable: true,
})

/** The text is on the clipboard. */
export const textCopied = createEvent('tab/textCopied', { isLoggable: true })
