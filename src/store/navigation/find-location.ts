import type { SagaGenerator } from 'typed-redux-saga'
import { resolveRoute, type RouteMatch } from '@/store/routing/match'
import type { RouteTable } from '@/store/routing/route'
import { loadTable } from '@/store/setup/code'
import { services } from '@/store/setup/effects'

interface FoundLocation {
  /** The path and the query string after redirects. */
  path: string
  search: string
  match: RouteMatch | null
}

/**
 * Finds the route of an address after redirects. Loads the route table of its area first; throws if
 * that fails.
 */
export function* findLocation(path: string, search?: string): SagaGenerator<FoundLocation> {
  const { routes } = yield* services()
  const location = resolveRoute(routes, path, search)
  const route = location.match?.route
  if (!route?.table) return location
  yield* loadTable(route)
  return yield* findLocation(path, search)
}

/** The route of an address, as far as the tables loaded so far tell. */
export const findNow = <View>(
  routes: RouteTable<View>,
  { path, search }: { path: string; search: string },
): RouteMatch<View> | null => resolveRoute(routes, path, search).match
