import { select, type SagaGenerator } from 'typed-redux-saga'
import { selectEntry, type QueryHandle } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import type { NavigationTarget } from '@/machines/navigation/navigation.events'
import { read, releaseAll } from '@/store/queries/subscribe'
import type { RouteMatch } from '@/store/routing/match'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { nameInEntry, pageInAddress, pagedLists } from './address'
import type { ListPage } from './list-page'
import { pageQuery, selectNextToken, selectPageTokens } from './selectors'

/** How many pages to walk to reach one without known tokens: as many rows as pickers read. */
const MOST_PAGES = ALL_ITEMS_LIMIT / PAGE_SIZE

/** Walks from page to page: each page holds the token of the next. */
function* walk(list: Query, page: number): SagaGenerator<readonly string[]> {
  const tokens: string[] = []
  const handles: QueryHandle[] = []
  const steps = page > MOST_PAGES ? 0 : page - 1
  while (tokens.length < steps) {
    const query = pageQuery(list, tokens.at(-1))
    yield* read([query], handles)
    const token = yield* select((state: RootState) => selectNextToken(state, query))
    if (token === undefined) break
    tokens.push(token)
  }
  releaseAll(handles)
  return tokens
}

/**
 * Finds the page each list of a screen shows: the one in the history entry or the address. A link
 * without a page number keeps the page of a list already on the screen, such as under a panel; a
 * link to the same screen starts at the first page.
 */
export function* findPages(
  match: RouteMatch,
  { search, kind, pages = {} }: Pick<NavigationTarget, 'search' | 'kind' | 'pages'>,
  shownRoute: string | undefined,
): SagaGenerator<readonly ListPage[]> {
  const { operations } = yield* services()
  const found: ListPage[] = []
  for (const paged of pagedLists(match)) {
    const { list } = paged
    const page = pageInAddress(search, paged)
    const shown = yield* select((state: RootState) => selectPageTokens(state, list))
    const kept = pages[nameInEntry(operations, list)]
    const stays =
      page === 1 ? shownRoute !== match.route.id : page === undefined || page === shown.length + 1
    const known = kept ?? (kind !== 'browser' && stays ? shown : undefined)
    found.push({ ...paged, tokens: known ?? (yield* walk(list, page ?? 1)) })
  }
  return found
}

/** The keys of the page queries whose tokens the server refuses. */
export const selectRefused = (state: RootState, pages: readonly ListPage[]): string[] =>
  pages.flatMap(({ list, tokens }) => {
    const query = pageQuery(list, tokens.at(-1))
    const entry = selectEntry(state, query)
    const isRefused = entry?.data === undefined && entry?.error?.statusCode === 400
    return tokens.length > 0 && isRefused ? [cacheKey(query)] : []
  })
