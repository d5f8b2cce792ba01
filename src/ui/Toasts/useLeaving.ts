import { useEffect, useState } from 'react'

/** How long a removed item stays for its exit animation, in milliseconds. */
const EXIT = 200

interface Shown<Item> {
  item: Item
  isLeaving: boolean
}

const merge = <Item extends { id: unknown }>(
  shown: readonly Shown<Item>[],
  items: readonly Item[],
): readonly Shown<Item>[] => {
  const present = new Map(items.map(item => [item.id, item]))
  const kept = shown.map(({ item }) => {
    const current = present.get(item.id)
    present.delete(item.id)
    return current ? { item: current, isLeaving: false } : { item, isLeaving: true }
  })
  return [...kept, ...[...present.values()].map(item => ({ item, isLeaving: false }))]
}

/** The items and, during their exit, those just removed, in their old places. */
export const useLeaving = <Item extends { id: unknown }>(
  items: readonly Item[],
): readonly Shown<Item>[] => {
  const [state, setState] = useState({ items, shown: merge<Item>([], items) })
  if (state.items !== items) setState({ items, shown: merge(state.shown, items) })

  const leaving = state.shown.filter(entry => entry.isLeaving).length
  useEffect(() => {
    if (leaving === 0) return
    const timer = window.setTimeout(
      () => setState(now => ({ ...now, shown: now.shown.filter(entry => !entry.isLeaving) })),
      EXIT,
    )
    return () => window.clearTimeout(timer)
  }, [leaving])
  return state.shown
}
