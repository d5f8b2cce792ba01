import { cacheKey, selectData } from '@/api/core/api'
import type { Query, ResultOf } from '@/api/operations/table'
import type { RootState } from '@/store/setup/reducer'

interface PageOf<Item> {
  items: readonly Item[]
  nextPage?: string | null | undefined
}

type ItemOf<Q extends Query> = ResultOf<Q['endpoint']> extends PageOf<infer Item> ? Item : never

const NO_TOKENS: readonly string[] = []

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

const NOTHING: readonly never[] = []

/** The rows of the page that a list shows now. */
export const selectPageItems = <Q extends Query>(
  state: RootState,
  list: Q,
): readonly ItemOf<Q>[] => {
  const page: unknown = selectData(state, selectPageQuery(state, list))
  return (page as PageOf<ItemOf<Q>> | undefined)?.items ?? NOTHING
}
