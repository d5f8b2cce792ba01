import { call, takeEvery } from 'typed-redux-saga'
import { prefetch } from '@/api/core/api'
import { navigationHinted } from '../events/navigation'
import { resolveRoute } from '../routing/match'
import { FRESH_SECONDS } from './reading'
import { routeQueries } from './route-loading'
import { dispatcher, surroundings } from './supervise'

/** Fetches ahead what the route of a hovered or focused link needs. */
export function* watchHints() {
  yield* takeEvery(navigationHinted, function* ({ payload }) {
    const { ports, routes } = yield* surroundings()
    const dispatch = yield* dispatcher()
    const [path = ''] = payload.to.split(/[?#]/)
    const { match } = resolveRoute(routes, path)
    if (!match || match.route.layout === 'public') return
    const { chain, route } = match
    const code = [
      ...chain.map(({ id }) => `view/${id}`),
      ...(route.form ? [`form/${route.form}`] : []),
    ]
    // A chunk that does not come is told of when it is really wanted.
    for (const key of code) ports.loadCode(key).catch(() => undefined)
    for (const query of routeQueries(match)) yield* call(prefetch, dispatch, query, FRESH_SECONDS)
  })
}
