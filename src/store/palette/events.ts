import { createAction } from '@reduxjs/toolkit'

/** The shortcut was pressed: opens the palette, or closes it. */
export const paletteToggled = createAction('palette/toggled')
export const paletteOpened = createAction('palette/opened')
export const paletteClosed = createAction('palette/closed')
