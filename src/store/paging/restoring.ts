import { select, type SagaGenerator } from 'typed-redux-saga'
import { selectEntry, type QueryHandle } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import type { NavigationTarget } from '@/machines/navigation/navigation.events'
import { read, releaseAll } from '@/store/queries/reading'
import type { RouteMatch } from '@/store/routing/match'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/reducer'
import { nameInEntry, pageInAddress, pagedLists, type ListPage } from './address'
import { pageQuery, selectNextToken, selectPageTokens } from './selectors'

/** Pages that are gone through to come to one whose tokens nobody has: as many rows as pickers read. */
const MOST_PAGES = ALL_ITEMS_LIMIT / PAGE_SIZE

/** Goes from page to page, since a page is known by its token only, which the one before holds. */
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
 * Which page each list of a screen is to show: the one that the entry of the history keeps or the
 * address names. A link that names none leaves a list that is on the screen already, as under a
 * panel, at the page where it is; one to the same page begins anew.
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

/** The queries of those pages that the server has none of by their token, by their keys. */
export const selectRefused = (state: RootState, pages: readonly ListPage[]): string[] =>
  pages.flatMap(({ list, tokens }) => {
    const query = pageQuery(list, tokens.at(-1))
    const entry = selectEntry(state, query)
    const isRefused = entry?.data === undefined && entry?.error?.statusCode === 400
    return tokens.length > 0 && isRefused ? [cacheKey(query)] : []
  })
