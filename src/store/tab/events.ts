import type { SavedFile } from '@/app/ports'
import { createEvent } from '@/store/setup/event'

/** What the browser tells about the tab that the console is in. */
export const visibilityChanged = createEvent<{ visible: boolean }>('tab/visibilityChanged', {
  isLoggable: true,
})
export const connectionChanged = createEvent<{ online: boolean }>('tab/connectionChanged', {
  isLoggable: true,
})

/** Text to hand to the browser's downloads. A log that holds what it was made of need not repeat it. */
export const saveRequested = createEvent<SavedFile>('tab/saveRequested', { isLoggable: false })

/** Something under way would be lost with the tab: the browser asks before that is closed. */
export const unloadGuarded = createEvent<{ by: string }>('tab/unloadGuarded', { isLoggable: true })
export const unloadUnguarded = createEvent<{ by: string }>('tab/unloadUnguarded', {
  isLoggable: true,
})

/** Text to put on the clipboard: it may be a password that was shown once. */
export const copyRequested = createEvent<{ text: string }>('tab/copyRequested', {
  isLoggable: false,
})
