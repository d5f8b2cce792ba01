import { weakMapMemoize } from '@reduxjs/toolkit'
import type { Entry } from '@/api/core/api'

/** The same list as long as its items are the same, for selectors of as many queries as there are. */
export const sameList = weakMapMemoize(<Item>(...items: Item[]): readonly Item[] => items)

/** Whether a query has been answered, one way or the other. */
export const isAnswered = (entry: Entry<unknown> | undefined): boolean =>
  entry?.data !== undefined || entry?.error !== undefined
