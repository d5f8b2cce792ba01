import { createBrowserHistory, type Location } from 'history'
import { stripCredentials } from '@/lib/credentials'
import type { EntryPages, HistoryPort, HistoryLocation } from '../ports'

interface EntryState {
  historyIndex: number
  pages?: EntryPages
}

/** Where a credential was given with the address, nobody is to find it there, nor in a log. */
const clean = ({ pathname, search, hash }: Location) => ({
  pathname,
  search: stripCredentials(search),
  hash: stripCredentials(hash),
})

const stateOf = (location: Location) => location.state as EntryState | null
const indexOf = (location: Location) => stateOf(location)?.historyIndex

/**
 * The tab's history. Entries are numbered in their state, because the library's own keys are random
 * and a number also tells how far back a browser move went.
 */
export const browserHistory = (): HistoryPort => {
  const history = createBrowserHistory()
  const location = (): HistoryLocation => ({
    path: history.location.pathname,
    search: history.location.search,
    historyIndex: 0,
    ...stateOf(history.location),
  })

  // Entries of earlier documents in this tab lie before this one.
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
      history.push(to, { historyIndex: last, ...(pages && { pages }) })
    },
    replace: (to, pages) =>
      history.replace(to, { historyIndex: location().historyIndex, ...(pages && { pages }) }),
    go: delta => history.go(delta),
    listen: listener =>
      history.listen(({ action }) => {
        // The browser makes an entry of its own for a link to a part of the page.
        if (action === 'POP') listener(numbered())
      }),
  }
}
