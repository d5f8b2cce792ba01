import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useShowOrder } from '@/ui/lazy/show-order'

interface Entry {
  order: number
  /** Whether the dialog has been shown: dialogs over it do not hide it again. */
  hasAppeared: boolean
}

/** The requested dialogs. If two have the same number, the later one is further back. */
let entries: readonly Entry[] = []
const listeners = new Set<() => void>()

const change = (next: readonly Entry[]) => {
  entries = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const isLast = (entry: Entry) =>
  entries.includes(entry) &&
  entries.slice(entries.indexOf(entry) + 1).every(({ order }) => order < entry.order) &&
  entries.every(({ order }) => order <= entry.order)

/**
 * Whether a dialog may be shown now. Dialogs appear over those requested before them. A dialog
 * whose code arrives too late for that, or together with that of the next one, waits until the next
 * one is closed: two that appear at once would make each other inert.
 */
export const useTurn = (): boolean => {
  const order = useShowOrder()
  const [entry] = useState<Entry>(() => ({ order, hasAppeared: false }))
  useLayoutEffect(() => {
    change([...entries, entry])
    return () => change(entries.filter(other => other !== entry))
  }, [entry])
  const isShown = useSyncExternalStore(subscribe, () => entry.hasAppeared || isLast(entry))
  useLayoutEffect(() => {
    if (isShown) entry.hasAppeared = true
  }, [entry, isShown])
  return isShown
}
