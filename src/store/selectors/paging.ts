import { cacheKey, selectEntry } from '@/api/core/api'
import type { Query, ResultOf } from '@/api/operations/table'
import type { RootState } from '../setup/reducer'

/** The queries that answer a page: `{ items, nextPage }`. */
export type ListQuery = Extract<Query, { endpoint: `${string}List` }>

const NO_TOKENS: readonly string[] = []

/** The query of the page of that token; the first page has none. */
export const pageQuery = <Q extends Query>(list: Q, token: string | undefined): Q =>
  token === undefined
    ? list
    : { ...list, args: { ...list.args, query: { ...list.args.query, pageToken: token } } }

export const selectPageTokens = (state: RootState, list: Query): readonly string[] =>
  state.paging[cacheKey(list)]?.tokens ?? NO_TOKENS

/** The query of the page that a list shows now. */
export const selectPageQuery = <Q extends Query>(state: RootState, list: Q): Q =>
  pageQuery(list, selectPageTokens(state, list).at(-1))

interface PageOf<Item> {
  items: readonly Item[]
  nextPage?: string | null | undefined
}

const NOTHING: readonly never[] = []

/** The rows of the page that a list shows now. */
export const selectPageItems = <Q extends Query>(
  state: RootState,
  list: Q,
): ResultOf<Q['endpoint']> extends PageOf<infer Item> ? readonly Item[] : never => {
  const data = selectEntry(state, selectPageQuery(state, list))?.data as PageOf<never> | undefined
  return (data?.items ?? NOTHING) as ResultOf<Q['endpoint']> extends PageOf<infer Item>
    ? readonly Item[]
    : never
}
