import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import {
  pageQuery,
  selectHasNextPage,
  selectPageItems,
  selectPageNumber,
} from '@/store/paging/selectors'
import type { RouteMatch } from '@/store/routing/match'
import type { RootState } from '@/store/setup/state'

export interface NamedRow {
  name: string
}

/** How far the lists of a screen have been searched. */
export interface Reach {
  /** The number of rows searched. */
  rows: number
  /** `page`: only the rows on the screen. */
  extent: 'page' | 'reading' | 'whole' | 'failed'
  /** Why the rest could not be read. */
  problem?: string | undefined
}

/** The lists whose rows the palette offers on a screen. */
export const listsOf = ({ chain }: Pick<RouteMatch, 'chain'>) =>
  chain.flatMap(({ palette }) => (palette?.rows ? [palette.rows].flat() : []))

const listQueries = (match: RouteMatch) => listsOf(match).map(({ list }) => list(match.params))

const wholeOf = <Q extends Query>(list: Q): Q => ({
  ...list,
  args: {
    ...list.args,
    query: { ...('query' in list.args && list.args.query), limit: ALL_ITEMS_LIMIT },
  },
})

interface Page {
  items: readonly NamedRow[]
  nextPage?: string | null
}

/** The large pages of a list: those already read, and the next one. */
const pagesOf = (state: RootState, list: Query): Query[] => {
  const pages = [wholeOf(list)]
  for (;;) {
    const { items, nextPage } = (selectData(state, pages.at(-1)!) ?? { items: [] }) as Page
    if (!nextPage || items.length === 0) return pages
    pages.push(pageQuery(pages[0]!, nextPage))
  }
}

const isShownWhole = (state: RootState, list: Query) =>
  selectPageNumber(state, list) === 0 && !selectHasNextPage(state, list)

/** The queries needed to search all rows of the screen's lists. */
export const selectRest = (state: RootState, match: RouteMatch): readonly Query[] =>
  listQueries(match)
    .filter(list => !isShownWhole(state, list))
    .flatMap(list => pagesOf(state, list))

export const areSameQueries = (some: readonly Query[], others: readonly Query[]): boolean =>
  some.map(cacheKey).join('\n') === others.map(cacheKey).join('\n')

const joined = weakMapMemoize((...pages: readonly (readonly NamedRow[])[]) => pages.flat())

const NONE: readonly never[] = []

/** The searchable rows of a list; the same array until one of them changes. */
export const selectListRows = (
  state: RootState,
  list: Query,
  isAll: boolean,
): readonly NamedRow[] => {
  const shown: readonly NamedRow[] = selectPageItems(state, list)
  if (!isAll || isShownWhole(state, list)) return shown
  const pages = pagesOf(state, list).map(
    query => (selectData(state, query) as Page | undefined)?.items ?? NONE,
  )
  return pages[0] === NONE ? shown : joined(...pages)
}

/**
 * How far the lists of the screen are searched; null if they are on the screen completely, or if
 * there are none.
 */
export const selectReach = (state: RootState, match: RouteMatch, isAll: boolean): Reach | null => {
  const lists = listQueries(match)
  if (lists.every(list => isShownWhole(state, list))) return null
  const rows = lists.reduce((sum, list) => sum + selectListRows(state, list, isAll).length, 0)
  if (!isAll) return { rows, extent: 'page' }
  const unread = selectRest(state, match).filter(query => selectData(state, query) === undefined)
  const failure = unread.map(query => selectEntry(state, query)?.error).find(Boolean)
  if (failure) return { rows, extent: 'failed', problem: failure.message }
  return { rows, extent: unread.length > 0 ? 'reading' : 'whole' }
}
