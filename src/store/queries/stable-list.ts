import { weakMapMemoize } from '@reduxjs/toolkit'
import type { Entry } from '@/api/core/api'

/** Returns the same list while its items are the same, for selectors over any number of queries. */
export const sameList = weakMapMemoize(<Item>(...items: Item[]): readonly Item[] => items)

/**
 * Returns the last list of an owner while its items are the same. Unlike `sameList`, for lists of
 * any length.
 */
export const keepSame = <Item>() => {
  const kept = new WeakMap<object, readonly Item[]>()
  return (owner: object, items: readonly Item[]): readonly Item[] => {
    const last = kept.get(owner)
    if (last?.length === items.length && items.every((item, at) => item === last[at])) return last
    kept.set(owner, items)
    return items
  }
}

/** Whether a query has an answer or an error. */
export const isAnswered = (entry: Entry<unknown> | undefined): boolean =>
  entry?.data !== undefined || entry?.error !== undefined
