import { selectData } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { selectSupports } from '@/store/release/release'
import type { RouteMatch } from '@/store/routing/match'
import type { RootState } from '@/store/setup/state'

const hasId = (data: unknown): data is { id: string } =>
  typeof data === 'object' && data !== null && 'id' in data

/** The object in an answer, which may have it beside other parts. A list has none. */
export const objectIn = (answer: unknown): { id: string } | undefined =>
  Array.isArray(answer) ? undefined : [answer, ...Object.values(answer ?? {})].find(hasId)

/** The API finds one switch port by a list with a filter. */
export const isPortQuery = ({ args }: Query): boolean =>
  'query' in args && 'switchPortId' in args.query

/**
 * The query of the object that a page or panel is about: the first of the innermost part of the
 * screen whose answer has an id, or is the page of one switch port, or else the first whose answer
 * has an object with an id.
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
  const queries = chain
    .toReversed()
    .flatMap(part => [...(part.queries?.(params) ?? []), ...following(part).filter(isOfAddress)])
  const find = (isObject: (answer: unknown, query: Query) => boolean) =>
    queries.find(query => isObject(selectData(state, query), query))
  return (
    find((answer, query) => hasId(answer) || (answer !== undefined && isPortQuery(query))) ??
    find(answer => objectIn(answer) !== undefined)
  )
}
