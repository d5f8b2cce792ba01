import { createBrowserHistory, type Location } from 'history'
import { partWithoutCredentials } from '@/lib/credentials'
import type { EntryPages, HistoryPort, Place } from '../ports'

interface EntryState {
  entry: number
  pages?: EntryPages
}

/** Where a credential was given with the address, nobody is to find it there, nor in a log. */
const clean = ({ pathname, search, hash }: Location) => ({
  pathname,
  search: partWithoutCredentials(search),
  hash: partWithoutCredentials(hash),
})

const stateOf = (location: Location) => location.state as EntryState | null
const entryOf = (location: Location) => stateOf(location)?.entry

/**
 * The tab's history. Entries are numbered in their state, because the library's own keys are random
 * and a number also tells how far back a browser move went.
 */
export const browserHistory = (): HistoryPort => {
  const history = createBrowserHistory()
  const place = (): Place => ({
    path: history.location.pathname,
    search: history.location.search,
    entry: 0,
    ...stateOf(history.location),
  })

  // Entries of earlier documents in this tab lie before this one.
  let last = entryOf(history.location) ?? window.history.length
  const numbered = () => {
    last = entryOf(history.location) ?? last + 1
    if (entryOf(history.location) === undefined)
      history.replace(clean(history.location), { entry: last })
    return place()
  }
  history.replace(clean(history.location), { ...stateOf(history.location), entry: last })

  return {
    current: place,
    push: (to, pages) => {
      last = place().entry + 1
      history.push(to, { entry: last, ...(pages && { pages }) })
    },
    replace: (to, pages) => history.replace(to, { entry: place().entry, ...(pages && { pages }) }),
    go: delta => history.go(delta),
    listen: listener =>
      history.listen(({ action }) => {
        // The browser makes an entry of its own for a link to a part of the page.
        if (action === 'POP') listener(numbered())
      }),
  }
}
