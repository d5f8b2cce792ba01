import { cacheKey, selectData } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { PAGE_SIZE } from '@/lib/limits'
import type { RootState } from '@/store/setup/reducer'
import { selectPageQuery, selectPageTokens } from './selectors'

interface Page {
  items: readonly unknown[]
  nextPage?: string | null
}

const selectPage = (state: RootState, list: Query) => {
  const page: unknown = selectData(state, selectPageQuery(state, list))
  return page as Page | undefined
}

const selectRowCount = (state: RootState, list: Query) => selectPage(state, list)?.items.length ?? 0

/** Number of the page shown, the first being 0. */
export const selectPageNumber = (state: RootState, list: Query) =>
  selectPageTokens(state, list).length

/** Judged by the rows, too: the server may give a token even with the last ones. */
export const selectHasNextPage = (state: RootState, list: Query) =>
  selectRowCount(state, list) >= PAGE_SIZE && Boolean(selectPage(state, list)?.nextPage)

/** True while a page that is not held yet is on its way. */
export const selectIsPageTurning = (state: RootState, list: Query) =>
  state.paging[cacheKey(list)]?.isTurning ?? false

/** True when the last rows of a page after the first are gone, so that it shows nothing. */
export const selectIsPageDeserted = (state: RootState, list: Query) =>
  selectPageNumber(state, list) > 0 &&
  !selectIsPageTurning(state, list) &&
  selectPage(state, list)?.items.length === 0

/** True when there is nothing to list at all, as opposed to an empty last page. */
export const selectIsListEmpty = (state: RootState, list: Query) =>
  selectPageNumber(state, list) === 0 && selectRowCount(state, list) === 0
