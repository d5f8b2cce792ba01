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

/** The query of the page of that token; the first page has none. */
export const pageQuery = <Q extends Query>(list: Q, token: string | undefined): Q =>
  token === undefined
    ? list
    : {
        ...list,
        args: {
          ...list.args,
          query: { ...('query' in list.args ? list.args.query : {}), pageToken: token },
        },
      }

export const selectPageTokens = (state: RootState, list: Query): readonly string[] =>
  state.paging[cacheKey(list)]?.tokens ?? NO_TOKENS

/** The query of the page that a list shows now. */
export const selectPageQuery = <Q extends Query>(state: RootState, list: Q): Q =>
  pageQuery(list, selectPageTokens(state, list).at(-1))

const selectPage = <Q extends Query>(state: RootState, list: Q) => {
  const page: unknown = selectData(state, selectPageQuery(state, list))
  return page as PageOf<ItemOf<Q>> | undefined
}

/**
 * What leads to the page after that of a query; undefined where there is none. Judged by the rows,
 * too: the server may give a token even with the last ones.
 */
export const selectNextToken = (state: RootState, query: Query): string | undefined => {
  const { items = NOTHING, nextPage } = (selectData(state, query) ?? {}) as Partial<PageOf<unknown>>
  return items.length >= PAGE_SIZE ? (nextPage ?? undefined) : undefined
}

/** The rows of the page that a list shows now. */
export const selectPageItems = <Q extends Query>(state: RootState, list: Q): readonly ItemOf<Q>[] =>
  selectPage(state, list)?.items ?? NOTHING

/** Number of the page shown, the first being 0. */
export const selectPageNumber = (state: RootState, list: Query) =>
  selectPageTokens(state, list).length

export const selectHasNextPage = (state: RootState, list: Query) =>
  Boolean(selectNextToken(state, selectPageQuery(state, list)))

/** True while a page that is not cached yet is on its way. */
export const selectIsPageTurning = (state: RootState, list: Query) =>
  state.paging[cacheKey(list)]?.isTurning ?? false

/** True when the last rows of a page after the first are gone, so that it shows nothing. */
export const selectIsPageEmpty = (state: RootState, list: Query) =>
  selectPageNumber(state, list) > 0 &&
  !selectIsPageTurning(state, list) &&
  selectPage(state, list)?.items.length === 0

/** True when there is nothing to list at all, as opposed to an empty last page. */
export const selectIsListEmpty = (state: RootState, list: Query) =>
  selectPageNumber(state, list) === 0 && selectPageItems(state, list).length === 0
