import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import type { Query, ResultOf } from '@/api/operations/table'
import { PAGE_SIZE } from '@/lib/limits'
import type { RootState } from '@/store/setup/state'

interface PageOf<Item> {
  items: readonly Item[]
  nextPage?: string | null | undefined
}

export type ItemOf<Q extends Query> =
  ResultOf<Q['endpoint']> extends PageOf<infer Item> ? Item : never

const NO_TOKENS: readonly string[] = []
const NOTHING: readonly never[] = []

const withPage = weakMapMemoize((list: Query, token: string | undefined, size: number): Query => ({
  ...list,
  args: {
    ...list.args,
    query: {
      ...('query' in list.args && list.args.query),
      ...(size !== PAGE_SIZE && { limit: size }),
      ...(token !== undefined && { pageToken: token }),
    },
  } as never,
}))

/**
 * The query of the page with that token; undefined for the first page. Equal pages of a query have
 * the same object.
 */
export const pageQuery = <Q extends Query>(
  list: Q,
  token: string | undefined,
  size: number = PAGE_SIZE,
): Q => (token === undefined && size === PAGE_SIZE ? list : (withPage(list, token, size) as Q))

export const selectPageTokens = (state: RootState, list: Query): readonly string[] =>
  state.paging[cacheKey(list)]?.tokens ?? NO_TOKENS

/** The most rows per page of a list. */
export const selectPageSize = (state: RootState, list: Query): number =>
  state.paging[cacheKey(list)]?.size ?? PAGE_SIZE

/** The query of the page that a list shows now. */
export const selectPageQuery = <Q extends Query>(state: RootState, list: Q): Q =>
  pageQuery(list, selectPageTokens(state, list).at(-1), selectPageSize(state, list))

/** The page that a list shows now; undefined until it is loaded. */
export const selectPage = <Q extends Query>(state: RootState, list: Q) => {
  const page: unknown = selectData(state, selectPageQuery(state, list))
  return page as PageOf<ItemOf<Q>> | undefined
}

/**
 * The token of the page after a query's; undefined if there is none. A page that is not full is the
 * last one: the server may send a token even with that.
 */
export const selectNextToken = (state: RootState, query: Query): string | undefined => {
  const { items = NOTHING, nextPage } = (selectData(state, query) ?? {}) as Partial<PageOf<unknown>>
  const { limit = PAGE_SIZE } = ('query' in query.args && query.args.query) as { limit?: number }
  return items.length >= limit ? (nextPage ?? undefined) : undefined
}

/** The rows of the page that a list shows now. */
export const selectPageItems = <Q extends Query>(state: RootState, list: Q): readonly ItemOf<Q>[] =>
  selectPage(state, list)?.items ?? NOTHING

/** Number of the current page, starting at 0. */
export const selectPageNumber = (state: RootState, list: Query) =>
  selectPageTokens(state, list).length

export const selectHasNextPage = (state: RootState, list: Query) =>
  Boolean(selectNextToken(state, selectPageQuery(state, list)))

/** True while a page that is not cached is loading. */
export const selectIsPageTurning = (state: RootState, list: Query) =>
  state.paging[cacheKey(list)]?.isTurning ?? false

/** True if a page after the first has become empty. */
export const selectIsPageEmpty = (state: RootState, list: Query) =>
  selectPageNumber(state, list) > 0 &&
  !selectIsPageTurning(state, list) &&
  selectPage(state, list)?.items.length === 0

/** True if the list has no items at all, as opposed to an empty last page. */
export const selectIsListEmpty = (state: RootState, list: Query) =>
  selectPageNumber(state, list) === 0 && selectPageItems(state, list).length === 0
