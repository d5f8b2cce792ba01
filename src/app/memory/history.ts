import type { EntryPages, HistoryPort, Place } from '../ports'

const placeOf = (to: string, entry: number, pages?: EntryPages): Place => {
  const at = to.indexOf('?')
  const kept = pages && { pages }
  return at < 0
    ? { path: to, search: '', entry, ...kept }
    : { path: to.slice(0, at), search: to.slice(at), entry, ...kept }
}

export interface MemoryHistory extends HistoryPort {
  /** What the user does with the browser's back and forward buttons. */
  go(delta: number): void
}

/** A tab's history without a browser. Moves by `go` are told at once. */
export const memoryHistory = (start: string, kept?: EntryPages): MemoryHistory => {
  let entries = [placeOf(start, 0, kept)]
  let at = 0
  const listeners = new Set<(place: Place) => void>()
  const current = () => entries[at] as Place
  return {
    current,
    push(to, pages) {
      entries = [...entries.slice(0, at + 1), placeOf(to, at + 1, pages)]
      at += 1
    },
    replace(to, pages) {
      entries = entries.with(at, placeOf(to, at, pages))
    },
    go(delta) {
      const next = at + delta
      if (!entries[next] || delta === 0) return
      at = next
      for (const listener of listeners) listener(current())
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
