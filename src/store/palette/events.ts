import { createEvent } from '@/store/setup/event'

/** A page that was opened, with the names in its address. */
export interface OpenedPage {
  path: string
  params: Readonly<Record<string, string>>
}

/** The shortcut was pressed: opens the palette, or closes it. */
export const paletteToggled = createEvent('palette/toggled', { isLoggable: true })
export const paletteOpened = createEvent('palette/opened', { isLoggable: true })
export const paletteClosed = createEvent('palette/closed', { isLoggable: true })

/** The projects that the user has opened in this browser, the latest first. */
export const projectsRestored = createEvent<{ projects: readonly string[] }>(
  'palette/projectsRestored',
  { isLoggable: true },
)

/** The pages opened before a reload, the latest first. */
export const recentRestored = createEvent<{ recent: readonly OpenedPage[] }>(
  'palette/recentRestored',
  { isLoggable: true },
)
