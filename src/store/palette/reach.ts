import type { Query } from '@/api/operations/table'
import {
  isShownWhole,
  selectReach as selectListReach,
  selectWholeItems,
  selectWholeQueries,
} from '@/store/lists/whole'
import { selectPageItems } from '@/store/paging/selectors'
import type { RouteMatch } from '@/store/routing/match'
import type { RootState } from '@/store/setup/state'

export interface NamedRow {
  name: string
}

/** How far the lists of a screen have been searched. */
export interface Reach {
  /** The number of rows searched. */
  rows: number
  /** `page`: only the rows on the screen. */
  extent: 'page' | 'reading' | 'whole' | 'failed'
  /** Why the rest could not be read. */
  problem?: string | undefined
}

/** The lists whose rows the palette offers on a screen. */
export const listsOf = ({ chain }: Pick<RouteMatch, 'chain'>) =>
  chain.flatMap(({ palette }) => (palette?.rows ? [palette.rows].flat() : []))

const listQueries = (match: RouteMatch) => listsOf(match).map(({ list }) => list(match.params))

/** The queries needed to search all rows of the screen's lists. */
export const selectRest = (state: RootState, match: RouteMatch): readonly Query[] =>
  listQueries(match).flatMap(list => selectWholeQueries(state, list, true))

/** The searchable rows of a list; the same array until one of them changes. */
export const selectListRows = (
  state: RootState,
  list: Query,
  isAll: boolean,
): readonly NamedRow[] => (isAll ? selectWholeItems(state, list) : selectPageItems(state, list))

/**
 * How far the lists of the screen are searched; null if they are on the screen completely, or if
 * there are none.
 */
export const selectReach = (state: RootState, match: RouteMatch, isAll: boolean): Reach | null => {
  const lists = listQueries(match)
  if (lists.every(list => isShownWhole(state, list))) return null
  const rows = lists.reduce((sum, list) => sum + selectListRows(state, list, isAll).length, 0)
  if (!isAll) return { rows, extent: 'page' }
  const reaches = lists.map(list => selectListReach(state, list, true))
  const { problem } = reaches.find(({ extent }) => extent === 'failed') ?? {}
  if (problem !== undefined) return { rows, extent: 'failed', problem }
  return { rows, extent: reaches.some(({ extent }) => extent === 'reading') ? 'reading' : 'whole' }
}
