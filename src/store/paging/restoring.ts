import { select, type SagaGenerator } from 'typed-redux-saga'
import { selectEntry, type QueryHandle } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import type { MatchedRoute, NavigationTarget } from '@/machines/navigation/navigation.events'
import { selectShownRoute } from '@/store/navigation/selectors'
import { read, releaseAll } from '@/store/queries/subscribe'
import type { RouteMatch } from '@/store/routing/match'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { nameInEntry, pageInAddress, pagedLists, sizeInAddress } from './address'
import type { ListPage } from './slice'
import { pageQuery, selectNextToken, selectPageSize, selectPageTokens } from './selectors'

/** How far to walk for a page without known tokens: as many rows as pickers read. */
const MOST_ROWS = ALL_ITEMS_LIMIT

/** Walks from page to page: each page holds the token of the next. */
function* walk(list: Query, page: number, size: number): SagaGenerator<readonly string[]> {
  const tokens: string[] = []
  const handles: QueryHandle[] = []
  const steps = page > MOST_ROWS / size ? 0 : page - 1
  while (tokens.length < steps) {
    const query = pageQuery(list, tokens.at(-1), size)
    yield* read([query], handles)
    const token = yield* select((state: RootState) => selectNextToken(state, query))
    if (token === undefined) break
    tokens.push(token)
  }
  releaseAll(handles)
  return tokens
}

/** Whether an address leads to the screen that is shown already. */
export const isSameScreen = ({ route, params }: RouteMatch, shown: MatchedRoute | null): boolean =>
  shown?.id === route.id && JSON.stringify(shown.params) === JSON.stringify(params)

/**
 * Finds the page each list of a screen shows: the one in the history entry or the address. A link
 * without a page number keeps the page of a list already on the screen, such as under a panel; a
 * link to the same screen starts at the first page.
 */
export function* findPages(
  match: RouteMatch,
  { search, kind, pages = {} }: Pick<NavigationTarget, 'search' | 'kind' | 'pages'>,
): SagaGenerator<readonly ListPage[]> {
  const { operations } = yield* services()
  const state = yield* select((root: RootState) => root)
  const isSame = isSameScreen(match, selectShownRoute(state))
  const found: ListPage[] = []
  for (const paged of pagedLists(match)) {
    const { list } = paged
    const page = pageInAddress(search, paged)
    const shown = selectPageTokens(state, list)
    const mayStay = kind !== 'browser' && !isSame
    const size = sizeInAddress(search, paged) ?? (mayStay ? selectPageSize(state, list) : PAGE_SIZE)
    const stays = kind !== 'browser' && (page === 1 ? !isSame : page === shown.length + 1)
    const known = pages[nameInEntry(operations, list)] ?? (stays ? shown : undefined)
    found.push({ ...paged, size, tokens: known ?? (yield* walk(list, page, size)) })
  }
  return found
}

/** The keys of the page queries whose tokens the server refuses. */
export const selectRefused = (state: RootState, pages: readonly ListPage[]): string[] =>
  pages.flatMap(({ list, tokens, size }) => {
    const query = pageQuery(list, tokens.at(-1), size)
    const entry = selectEntry(state, query)
    const isRefused = entry?.data === undefined && entry?.error?.statusCode === 400
    return tokens.length > 0 && isRefused ? [cacheKey(query)] : []
  })
