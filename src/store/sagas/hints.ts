import { call, takeEvery } from 'typed-redux-saga'
import { prefetch } from '@/api/core/api'
import { navigationHinted } from '../events/navigation'
import { resolveRoute } from '../routing/match'
import { FRESH_SECONDS } from './reading'
import { dispatcher, surroundings } from './supervise'

/** Fetches ahead what the route of a hovered or focused link needs. */
export function* watchHints() {
  yield* takeEvery(navigationHinted, function* ({ payload }) {
    const { ports, routes } = yield* surroundings()
    const dispatch = yield* dispatcher()
    const [path = ''] = payload.to.split(/[?#]/)
    const { match } = resolveRoute(routes, path)
    if (!match || match.route.layout === 'public') return
    for (const part of match.chain) {
      // A chunk that does not come is told of when it is really wanted.
      ports.loadCode(`view/${part.id}`).catch(() => undefined)
      for (const query of part.queries?.(match.params) ?? [])
        yield* call(prefetch, dispatch, query, FRESH_SECONDS)
    }
  })
}
