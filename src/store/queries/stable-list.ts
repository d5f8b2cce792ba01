import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectEntry, type AnswerOf, type ApiState, type Entry } from '@/api/core/api'
import type { Query } from '@/api/operations/table'

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

/** Whether a query has an answer or an error. An error that it expects is an answer without data. */
export const isAnswered = (entry: Entry<unknown> | undefined): boolean =>
  entry?.data !== undefined || entry?.error !== undefined || entry?.status === 'fulfilled'

/** How many of many queries are read at the same time. */
const AT_ONCE = 4

/** Of many queries, those that have been answered or refused, and the next ones to read. */
export const nextReads = <Q extends Query>(
  state: ApiState,
  queries: readonly Q[],
): readonly Q[] => {
  let waiting = 0
  return queries.filter(query => isAnswered(selectEntry(state, query)) || (waiting += 1) <= AT_ONCE)
}

const keepEntries = keepSame<unknown>()

/** What is known of many queries: the same list until that changes. */
export const selectEntries = <Q extends Query>(state: ApiState, queries: readonly Q[]) =>
  keepEntries(
    queries,
    queries.map(query => selectEntry(state, query)),
  ) as readonly (Entry<AnswerOf<Q>> | undefined)[]
