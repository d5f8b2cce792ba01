import type { SagaGenerator } from 'typed-redux-saga'
import { resolveRoute, type RouteMatch } from '@/store/routing/match'
import { loadTable } from '@/store/setup/code'
import { services } from '@/store/setup/effects'

interface FoundPlace {
  /** Where the redirects of the table lead, without a query string. */
  path: string
  match: RouteMatch | null
}

/** Where an address leads. The table of its area is loaded first; throws when that does not come. */
export function* findPlace(path: string, search?: string): SagaGenerator<FoundPlace> {
  const { routes } = yield* services()
  const place = resolveRoute(routes, path, search)
  const route = place.match?.route
  if (!route?.table) return place
  yield* loadTable(route)
  return yield* findPlace(path, search)
}
