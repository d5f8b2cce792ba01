import type { Query } from '@/api/operations/table'
import { selectWholeItems } from '@/store/lists/whole'
import { selectPageItems } from '@/store/paging/selectors'
import type { RouteMatch } from '@/store/routing/match'
import type { RootState } from '@/store/setup/state'

export interface NamedRow {
  name: string
}

/** The lists whose rows the palette offers on a screen. */
export const listsOf = ({ chain }: Pick<RouteMatch, 'chain'>) =>
  chain.flatMap(({ palette }) => (palette?.rows ? [palette.rows].flat() : []))

/** The queries of those lists. */
export const listQueries = (match: RouteMatch): readonly Query[] =>
  listsOf(match).map(({ list }) => list(match.params))

/** The searchable rows of a list; the same array until one of them changes. */
export const selectListRows = (
  state: RootState,
  list: Query,
  isAll: boolean,
): readonly NamedRow[] => (isAll ? selectWholeItems(state, list) : selectPageItems(state, list))
