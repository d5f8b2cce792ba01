import { stripCredentials } from '@/lib/credentials'
import { localPathOr } from '@/lib/path'
import type { EntryPages, HistoryPort, HistoryLocation } from '@/ports/ports'

/** What the state of an entry holds under `usr`, where the boot script reads it too. */
interface EntryState {
  historyIndex: number
  pages?: EntryPages
}

const entryState = (): EntryState | undefined =>
  (window.history.state as { usr?: EntryState } | null)?.usr ?? undefined

/**
 * The address without credentials, so that neither it nor a log shows them, and without slashes at
 * its start, with which it would name another host.
 */
const cleanAddress = () => {
  const { pathname, search, hash } = window.location
  return pathname.replace(/^\/+/, '/') + stripCredentials(search) + stripCredentials(hash)
}

/** Loads a page of this origin. Other origins are reached by links of their own only. */
export const openPage = (to: string, location: Pick<Location, 'assign'> = window.location) =>
  location.assign(localPathOr(to, '/'))

/**
 * Writes an entry. If the browser refuses, for example because there were too many, the address
 * stays as it is.
 */
const write = (method: 'pushState' | 'replaceState', to: string, state: EntryState) => {
  try {
    window.history[method]({ usr: state }, '', to)
  } catch {}
}

/** The tab's history. Entries are numbered in their state: numbers tell how far a move went. */
export const browserHistory = (): HistoryPort => {
  const location = (): HistoryLocation => ({
    path: window.location.pathname,
    search: window.location.search,
    historyIndex: 0,
    ...entryState(),
  })

  // Earlier documents in this tab have entries before this one.
  let last = entryState()?.historyIndex ?? window.history.length
  const numbered = () => {
    const known = entryState()?.historyIndex
    last = known ?? last + 1
    if (known === undefined) write('replaceState', cleanAddress(), { historyIndex: last })
    return location()
  }
  write('replaceState', cleanAddress(), { ...entryState(), historyIndex: last })

  return {
    current: location,
    push: (to, pages) => {
      last = location().historyIndex + 1
      write('pushState', localPathOr(to, '/'), { historyIndex: last, ...(pages && { pages }) })
    },
    replace: (to, pages) =>
      write('replaceState', localPathOr(to, '/'), {
        historyIndex: location().historyIndex,
        ...(pages && { pages }),
      }),
    go: delta => window.history.go(delta),
    listen: listener => {
      // The browser itself adds entries for links to a part of the page.
      const onMove = () => listener(numbered())
      window.addEventListener('popstate', onMove)
      return () => window.removeEventListener('popstate', onMove)
    },
  }
}
