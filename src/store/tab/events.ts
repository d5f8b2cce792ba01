import { createAction } from '@reduxjs/toolkit'

/** What the browser tells about the page itself. */
export const visibilityChanged = createAction<{ visible: boolean }>('page/visibilityChanged')
export const connectionChanged = createAction<{ online: boolean }>('page/connectionChanged')

/** Text to put on the clipboard. */
export const copyRequested = createAction<{ text: string }>('page/copyRequested')
