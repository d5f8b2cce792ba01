import { selectData } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import type { RouteMatch } from '@/store/routing/match'
import type { RootState } from '@/store/setup/state'

const hasId = (data: unknown): data is { id: string } =>
  typeof data === 'object' && data !== null && 'id' in data

/** The object in an answer, which may have it beside other parts. */
export const objectIn = (answer: unknown): { id: string } | undefined =>
  [answer, ...Object.values(answer ?? {})].find(hasId)

/**
 * The query of the object that a page or panel is about: the first of the innermost part of the
 * screen whose answer has an id, or else the first whose answer has an object with one.
 */
export const objectQueryOf = (
  state: RootState,
  { chain, params }: RouteMatch,
): Query | undefined => {
  const queries = chain.toReversed().flatMap(part => part.queries?.(params) ?? [])
  const find = (isObject: (answer: unknown) => boolean) =>
    queries.find(query => isObject(selectData(state, query)))
  return find(hasId) ?? find(answer => objectIn(answer) !== undefined)
}
