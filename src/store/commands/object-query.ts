import { selectData } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { selectSupports } from '@/store/release/selectors'
import type { RouteMatch } from '@/store/routing/match'
import type { RootState } from '@/store/setup/state'

/**
 * The query of the object that a page or panel is about: the first of the innermost part of the
 * screen whose answer has an id.
 */
export const objectQueryOf = (
  state: RootState,
  { chain, params }: RouteMatch,
): Query | undefined => {
  const given = Object.values<unknown>(params)
  // Others are about the user's rights.
  const isOfAddress = ({ args }: Query) =>
    'path' in args && Object.values<unknown>(args.path).some(value => given.includes(value))
  const following = (part: RouteMatch['route']) =>
    part.queriesAfter?.(
      params,
      query => selectData(state, query),
      feature => selectSupports(state, feature),
    ) ?? []
  return chain
    .toReversed()
    .flatMap(part => [...(part.queries?.(params) ?? []), ...following(part).filter(isOfAddress)])
    .find(query => {
      const data: unknown = selectData(state, query)
      return typeof data === 'object' && data !== null && 'id' in data
    })
}
