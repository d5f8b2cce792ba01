import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import {
  pageQuery,
  selectHasNextPage,
  selectNextToken,
  selectPage,
  selectPageNumber,
  type ItemOf,
} from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/state'

/** How far a list has been read of which all rows are wanted. */
export interface Reach {
  /** The number of rows read. */
  rows: number
  /** `part`: the list has more than 1,000 rows, which the user may ask for. */
  extent: 'part' | 'reading' | 'whole' | 'failed'
  /** Why the rest could not be read. */
  problem?: string | undefined
}

const NOTHING: readonly never[] = []

/** Whether the page that a list shows has all of its rows. */
const isShownWhole = (state: RootState, list: Query): boolean =>
  selectPageNumber(state, list) === 0 &&
  selectPage(state, list) !== undefined &&
  !selectHasNextPage(state, list)

/** The pages of 1,000 rows that a list has, up to the first one that has not been read. */
export const largePages = (state: RootState, list: Query): readonly Query[] => {
  const pages: Query[] = []
  let token: string | undefined
  do {
    const query = pageQuery(list, token, ALL_ITEMS_LIMIT)
    pages.push(query)
    token = selectNextToken(state, query)
  } while (token !== undefined)
  return pages
}

const itemsOf = (state: RootState, query: Query): readonly unknown[] | undefined =>
  (selectData(state, query) as { items: readonly unknown[] } | undefined)?.items

/**
 * The queries that read a whole list: its first 1,000 rows, with `isAll` the rest too, page by
 * page. None if all rows are on the screen anyway.
 */
export const selectWholeQueries = (
  state: RootState,
  list: Query,
  isAll: boolean,
): readonly Query[] => {
  if (isShownWhole(state, list)) return NOTHING
  const pages = largePages(state, list)
  return isAll ? pages : pages.slice(0, 1)
}

const joined = weakMapMemoize((...pages: readonly (readonly unknown[])[]) => pages.flat())

/** All rows that have been read of a list; the same array until one of them changes. */
export const selectWholeItems = <Q extends Query>(
  state: RootState,
  list: Q,
): readonly ItemOf<Q>[] => {
  const shown = selectPage(state, list)?.items ?? NOTHING
  if (isShownWhole(state, list)) return shown
  const [first, ...others] = largePages(state, list).flatMap(query => {
    const items = itemsOf(state, query)
    return items ? [items] : []
  })
  if (!first) return shown
  return (others.length > 0 ? joined(first, ...others) : first) as readonly ItemOf<Q>[]
}

/** How far a list has been read. */
export const selectReach = (state: RootState, list: Query, isAll: boolean): Reach => {
  const rows = selectWholeItems(state, list).length
  if (isShownWhole(state, list)) return { rows, extent: 'whole' }
  const pages = largePages(state, list)
  const last = pages.at(-1)!
  if (itemsOf(state, last)) return { rows, extent: 'whole' }
  if (pages.length > 1 && !isAll) return { rows, extent: 'part' }
  const { error: failure, status } = selectEntry(state, last) ?? {}
  return failure && status !== 'pending'
    ? { rows, extent: 'failed', problem: failure.message }
    : { rows, extent: 'reading' }
}
