import { selectEntry, type Entry } from '@/api/core/api'
import { selectPageQuery } from '@/store/paging/selectors'
import type { RouteQuery } from '@/store/routing/route-query'
import type { RootState } from '@/store/setup/state'

/** What the screen shows of these queries: of a list, the page that it is turned to. */
const entriesOf = (state: RootState, queries: readonly RouteQuery[]): Entry<unknown>[] =>
  queries.flatMap(query => selectEntry(state, selectPageQuery(state, query)) ?? [])

const oldest = (entries: readonly Entry<unknown>[]): number | null => {
  const times = entries.flatMap(({ fulfilledTimeStamp }) => fulfilledTimeStamp ?? [])
  return times.length > 0 ? Math.min(...times) : null
}

/** When the oldest of the answers on the screen came: milliseconds since the epoch, null for none. */
export const selectReadAt = (state: RootState, queries: readonly RouteQuery[]) =>
  oldest(entriesOf(state, queries))

/** Who is not signed in any more is on the way to the login. */
const isTold = ({ data, error }: Entry<unknown>) =>
  data !== undefined && error !== undefined && error.statusCode !== 401

const unrefreshed = (state: RootState, queries: readonly RouteQuery[]) =>
  entriesOf(
    state,
    queries.filter(({ isOptional }) => !isOptional),
  ).filter(isTold)

/** The same of those answers that could not be read again; null while there are none. */
export const selectUnrefreshedSince = (state: RootState, queries: readonly RouteQuery[]) =>
  oldest(unrefreshed(state, queries))

/** Why the first of those could not be. */
export const selectRefreshError = (state: RootState, queries: readonly RouteQuery[]) =>
  unrefreshed(state, queries)[0]?.error
