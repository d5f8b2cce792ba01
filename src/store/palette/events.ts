import { createEvent } from '@/store/setup/event'

/** The shortcut was pressed: opens the palette, or closes it. */
export const paletteToggled = createEvent('palette/toggled', { isLoggable: true })
export const paletteOpened = createEvent('palette/opened', { isLoggable: true })
export const paletteClosed = createEvent('palette/closed', { isLoggable: true })
