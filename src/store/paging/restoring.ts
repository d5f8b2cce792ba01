import { select, type SagaGenerator } from 'typed-redux-saga'
import { selectEntry, type QueryHandle } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import type { NavigationTarget } from '@/machines/navigation/navigation.events'
import { read, releaseAll } from '@/store/queries/reading'
import type { RouteMatch } from '@/store/routing/match'
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
  const found: ListPage[] = []
  for (const list of pagedLists(match)) {
    const page = pageInAddress(match, search, list)
    const shown = yield* select((state: RootState) => selectPageTokens(state, list))
    const kept = pages[nameInEntry(list)]
    const stays =
      page === 1 ? shownRoute !== match.route.id : page === undefined || page === shown.length + 1
    if (kept) found.push({ list, tokens: kept })
    else if (kind !== 'browser' && stays) found.push({ list, tokens: shown })
    else found.push({ list, tokens: yield* walk(list, page ?? 1) })
  }
  return found
}

/** Those of the pages that the server has none of by their token. */
export function* refusedPages(pages: readonly ListPage[]) {
  const state = yield* select((root: RootState) => root)
  return pages.filter(({ list, tokens }) => {
    const entry = selectEntry(state, pageQuery(list, tokens.at(-1)))
    return tokens.length > 0 && entry?.data === undefined && entry?.error?.statusCode === 400
  })
}
