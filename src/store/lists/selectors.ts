import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import type { Query } from '@/api/operations/table'
import { selectPageItems, selectPageQuery, type ItemOf } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/state'
import { needsWhole, PLAIN_VIEW, type ListView } from './view'
import { selectWholeItems, selectWholeQueries } from './whole'

/** How the user looks at the list with that suffix. */
export const selectView = (state: RootState, suffix: string): ListView =>
  state.lists.views[suffix] ?? PLAIN_VIEW

/** Whether the user wants the list to be read to its end, however long it is. */
export const selectIsSearched = (state: RootState, suffix: string): boolean =>
  state.lists.searched.includes(suffix) || state.lists.wanted.includes(suffix)

const NONE: readonly string[] = []
const NOTHING: readonly never[] = []

/** The keys of the selected rows. */
export const selectSelected = (state: RootState, suffix: string): readonly string[] =>
  state.lists.selected[suffix] ?? NONE

/** The suffix of a list with pages; undefined if it is not on the screen. */
export const selectSuffix = (state: RootState, list: Query): string | undefined =>
  state.paging[cacheKey(list)]?.suffix

/** Whether all rows of a list are wanted, rather than one page. */
export const selectIsWholeWanted = (state: RootState, suffix: string): boolean =>
  state.lists.wanted.includes(suffix) || needsWhole(selectView(state, suffix))

/** How the user looks at a list with pages. */
export const selectViewOf = (state: RootState, list: Query): ListView => {
  const suffix = selectSuffix(state, list)
  return suffix === undefined ? PLAIN_VIEW : selectView(state, suffix)
}

const selectIsWhole = (state: RootState, list: Query): boolean => {
  const suffix = selectSuffix(state, list)
  return suffix !== undefined && selectIsWholeWanted(state, suffix)
}

/** The objects that a list works on: those of its page, or all that have been read. */
export const selectListItems = <Q extends Query>(
  state: RootState,
  list: Q,
): readonly ItemOf<Q>[] =>
  selectIsWhole(state, list) ? selectWholeItems(state, list) : selectPageItems(state, list)

const amongShown = weakMapMemoize(
  <Item>(items: readonly Item[], keys: readonly string[]): readonly Item[] => {
    const shown = new Set(keys)
    return items.filter(item => shown.has((item as { id: string }).id))
  },
)

/** The objects of a list in view, known by their ids: those of its page, or of all its rows. */
export const selectShownItems = <Q extends Query>(
  state: RootState,
  list: Q,
): readonly ItemOf<Q>[] => {
  const suffix = selectSuffix(state, list)
  const items = selectListItems(state, list)
  return suffix !== undefined && selectIsWholeWanted(state, suffix)
    ? amongShown(items, state.lists.shown[suffix] ?? NONE)
    : items
}

interface Named {
  id: string
  name: string
}

/** The named objects in the answers to list queries; undefined for those that are not loaded. */
export const selectNamed = (
  state: RootState,
  queries: readonly Query[],
): (readonly Named[] | undefined)[] =>
  queries.map(query => (selectData(state, query) as { items: readonly Named[] } | undefined)?.items)

/** The queries whose answers a list shows: of all of its rows, until they are read also its page. */
export const selectListQueries = (state: RootState, list: Query): readonly Query[] => {
  const suffix = selectSuffix(state, list)
  const whole =
    suffix !== undefined && selectIsWhole(state, list)
      ? selectWholeQueries(state, list, selectIsSearched(state, suffix))
      : NOTHING
  const isRead = whole[0] && selectData(state, whole[0]) !== undefined
  return isRead ? whole : [...whole, selectPageQuery(state, list)]
}

/** When the oldest of the rows of a list arrived, in milliseconds since the epoch; null if none. */
export const selectListReadAt = (state: RootState, list: Query): number | null => {
  const times = selectListQueries(state, list).flatMap(
    query => selectEntry(state, query)?.fulfilledTimeStamp ?? [],
  )
  return times.length > 0 ? Math.min(...times) : null
}
