import { createBrowserHistory, type Location as Place } from 'history'
import { stripCredentials } from '@/lib/credentials'
import { localPathOr } from '@/lib/path'
import type { EntryPages, HistoryPort, HistoryLocation } from '@/ports/ports'

interface EntryState {
  historyIndex: number
  pages?: EntryPages
}

/**
 * Removes credentials from the address, so that neither it nor a log shows them, and slashes at its
 * start, with which it would name another host.
 */
const clean = ({ pathname, search, hash }: Place) => ({
  pathname: pathname.replace(/^\/+/, '/'),
  search: stripCredentials(search),
  hash: stripCredentials(hash),
})

const stateOf = (location: Place) => location.state as EntryState | null
const indexOf = (location: Place) => stateOf(location)?.historyIndex

/** Loads a page of this origin. Other origins are reached by links of their own only. */
export const openPage = (to: string, location: Pick<Location, 'assign'> = window.location) =>
  location.assign(localPathOr(to, '/'))

/**
 * The tab's window for the library. If a browser refuses to add an entry, for example because there
 * were too many, the library would load the page instead. Then the address stays as it is.
 */
const quietWindow = () => ({
  history: window.history,
  addEventListener: window.addEventListener.bind(window),
  get location() {
    const { pathname, search, hash } = window.location
    return { pathname, search, hash, assign: () => {} }
  },
})

/**
 * The tab's history. Entries are numbered in their state: the library's own keys are random, and
 * numbers tell how far a browser move went.
 */
export const browserHistory = (): HistoryPort => {
  const history = createBrowserHistory({ window: quietWindow() as object as Window })
  const location = (): HistoryLocation => ({
    path: history.location.pathname,
    search: history.location.search,
    historyIndex: 0,
    ...stateOf(history.location),
  })

  // Earlier documents in this tab have entries before this one.
  let last = indexOf(history.location) ?? window.history.length
  const numbered = () => {
    last = indexOf(history.location) ?? last + 1
    if (indexOf(history.location) === undefined)
      history.replace(clean(history.location), { historyIndex: last })
    return location()
  }
  history.replace(clean(history.location), { ...stateOf(history.location), historyIndex: last })

  return {
    current: location,
    push: (to, pages) => {
      last = location().historyIndex + 1
      history.push(localPathOr(to, '/'), { historyIndex: last, ...(pages && { pages }) })
    },
    replace: (to, pages) =>
      history.replace(localPathOr(to, '/'), {
        historyIndex: location().historyIndex,
        ...(pages && { pages }),
      }),
    go: delta => history.go(delta),
    listen: listener =>
      history.listen(({ action }) => {
        // The browser itself adds entries for links to a part of the page.
        if (action === 'POP') listener(numbered())
      }),
  }
}
