import { selectEntry, type Entry } from '@/api/core/api'
import { selectPageQuery } from '@/store/paging/selectors'
import type { RouteQuery } from './define'
import type { RootState } from '@/store/setup/state'

/** The cache entries that the screen shows for these queries: for a list, its current page. */
const entriesOf = (state: RootState, queries: readonly RouteQuery[]): Entry<unknown>[] =>
  queries.flatMap(query => selectEntry(state, selectPageQuery(state, query)) ?? [])

const oldest = (entries: readonly Entry<unknown>[]): number | null => {
  const times = entries.flatMap(({ fulfilledTimeStamp }) => fulfilledTimeStamp ?? [])
  return times.length > 0 ? Math.min(...times) : null
}

/**
 * When the oldest answer on the screen arrived, in milliseconds since the epoch; null if there is
 * none.
 */
export const selectReadAt = (state: RootState, queries: readonly RouteQuery[]) =>
  oldest(entriesOf(state, queries))

/**
 * An old answer whose refetch failed. A 401 is not reported: the console is leaving for the login.
 */
const isTold = ({ data, error }: Entry<unknown>) =>
  data !== undefined && error !== undefined && error.statusCode !== 401

const unrefreshed = (state: RootState, queries: readonly RouteQuery[]) =>
  entriesOf(
    state,
    queries.filter(({ isOptional }) => !isOptional),
  ).filter(isTold)

/** The same for the answers that could not be refetched; null if there are none. */
export const selectUnrefreshedSince = (state: RootState, queries: readonly RouteQuery[]) =>
  oldest(unrefreshed(state, queries))

/** Why the first of those could not be refetched. */
export const selectRefreshError = (state: RootState, queries: readonly RouteQuery[]) =>
  unrefreshed(state, queries)[0]?.error
