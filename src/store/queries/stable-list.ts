import { weakMapMemoize } from '@reduxjs/toolkit'
import type { Entry } from '@/api/core/api'

/** Returns the same list while its items are the same, for selectors over any number of queries. */
export const sameList = weakMapMemoize(<Item>(...items: Item[]): readonly Item[] => items)

/** Whether a query has an answer or an error. */
export const isAnswered = (entry: Entry<unknown> | undefined): boolean =>
  entry?.data !== undefined || entry?.error !== undefined
