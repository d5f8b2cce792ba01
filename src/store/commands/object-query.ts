import { selectData } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import type { RouteMatch } from '@/store/routing/match'
import type { RootState } from '@/store/setup/state'

/**
 * The query of the object that a page or panel is about: the first of the innermost part of the
 * screen whose answer has an id, or is the list that finds one switch port by its id.
 */
export const objectQueryOf = (state: RootState, { chain, params }: RouteMatch): Query | undefined =>
  chain
    .toReversed()
    .flatMap(part => part.queries?.(params) ?? [])
    .find(query => {
      const data: unknown = selectData(state, query)
      if (typeof data !== 'object' || data === null) return false
      const { query: filter = {} } = query.args as { query?: object }
      return 'id' in data || ('items' in data && 'switchPortId' in filter)
    })
