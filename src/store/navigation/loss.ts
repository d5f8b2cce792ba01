import { selectData, selectEntry } from '@/api/core/api'
import type { ApiError } from '@/api/core/api-error'
import type { Query } from '@/api/operations/table'
import { selectPageQuery } from '@/store/paging/selectors'
import { failedOf } from '@/store/queries/failure'
import { selectSupports } from '@/store/release/release'
import { followingQueries, isTabOf, routeQueries, type RouteMatch } from '@/store/routing/match'
import type { RootState } from '@/store/setup/state'

/**
 * The API itself says that the object is gone or hidden from this user. A 404 from something in
 * front of the API says nothing about the object.
 */
export const isLost = ({ errorCode }: ApiError): boolean =>
  errorCode === 'ObjectNotFound' || errorCode === 'Forbidden'

/** Whether the object that one of the queries answered is gone or hidden since. */
export const selectIsLost = (state: RootState, queries: readonly Query[]): boolean =>
  queries.some(query => {
    const { error } = selectEntry(state, query) ?? {}
    return error !== undefined && isLost(error)
  })

/** What a tab is about, if it cannot be shown without: the query that failed. */
export const selectUnreadTab = (state: RootState, { chain, params }: RouteMatch, at: number) => {
  const query = isTabOf(chain[at - 1]) ? chain[at]?.queries?.(params)[0] : undefined
  return query && !query.isOptional
    ? failedOf(state, [selectPageQuery(state, query)])[0]
    : undefined
}

/** The queries of a page that failed without taking the page away. */
export const selectUnread = (state: RootState, match: RouteMatch): readonly Query[] =>
  failedOf(
    state,
    [
      ...routeQueries(match),
      ...followingQueries(
        match,
        query => selectData(state, query),
        feature => selectSupports(state, feature),
      ),
    ].map(query => selectPageQuery(state, query)),
  )

/** The same of the last part of the page alone, such as a form over a list. */
export const selectUnreadPart = (
  state: RootState,
  { route, params }: RouteMatch,
): readonly Query[] =>
  failedOf(
    state,
    (route.queries?.(params) ?? []).map(query => selectPageQuery(state, query)),
  )
