import { createEvent } from '@/store/setup/event'
import type { ListView } from './view'

const isLoggable = true

/** The user filters or sorts a list, or chooses its columns. `list` is its suffix. */
export const viewChanged = createEvent<{ list: string; view: Partial<ListView> }>(
  'lists/viewChanged',
  { isLoggable },
)
/** The user wants a list of more than 1,000 objects to be searched to its end. */
export const restRequested = createEvent<{ list: string }>('lists/restRequested', { isLoggable })
/** All rows of a list are wanted, such as to export them, or no longer. */
export const wholeWanted = createEvent<{ list: string; isWanted: boolean }>('lists/wholeWanted', {
  isLoggable,
})
/** The user prints a list of which all rows have been read. */
export const printRequested = createEvent<{ list: string }>('lists/printRequested', { isLoggable })
/** The rows of a list in view, named by their keys, now that it does not scroll. */
export const rowsShown = createEvent<{ list: string; keys: readonly string[] }>('lists/rowsShown', {
  isLoggable,
})
/** The user selects rows, named by their keys, in place of those selected before. */
export const rowsSelected = createEvent<{ list: string; keys: readonly string[] }>(
  'lists/rowsSelected',
  { isLoggable },
)
