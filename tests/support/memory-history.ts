import type { EntryPages, HistoryLocation, HistoryPort } from '@/ports/ports'
import { locationAt } from '@/recorder/recorded-ports'

export interface MemoryHistory extends HistoryPort {
  /** What the user does with the browser's back and forward buttons. */
  go(delta: number): void
}

/** A tab's history without a browser. Moves by `go` are told at once. */
export const memoryHistory = (start: string, kept?: EntryPages): MemoryHistory => {
  let entries = [locationAt(start, 0, kept)]
  let at = 0
  const listeners = new Set<(location: HistoryLocation) => void>()
  const current = () => entries[at] as HistoryLocation
  return {
    current,
    push(to, pages) {
      entries = [...entries.slice(0, at + 1), locationAt(to, at + 1, pages)]
      at += 1
    },
    replace(to, pages) {
      entries = entries.with(at, locationAt(to, at, pages))
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
