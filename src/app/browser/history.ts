import { createBrowserHistory, type Location } from 'history'
import type { HistoryPort, Place } from '../ports'

interface EntryState {
  entry: number
}

const entryOf = (location: Location) => (location.state as EntryState | null)?.entry

/**
 * The tab's history. Entries are numbered in their state, because the library's own keys are random
 * and a number also tells how far back a browser move went.
 */
export const browserHistory = (): HistoryPort => {
  const history = createBrowserHistory()
  const place = (): Place => ({
    path: history.location.pathname,
    search: history.location.search,
    entry: entryOf(history.location) ?? 0,
  })

  if (entryOf(history.location) === undefined) {
    // Entries of earlier documents in this tab lie before this one.
    history.replace(history.location, { entry: window.history.length })
  }

  return {
    current: place,
    push: to => history.push(to, { entry: place().entry + 1 }),
    replace: to => history.replace(to, { entry: place().entry }),
    go: delta => history.go(delta),
    listen: listener =>
      history.listen(({ action }) => {
        if (action === 'POP') listener(place())
      }),
  }
}
