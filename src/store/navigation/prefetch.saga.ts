import { call, takeEvery } from 'typed-redux-saga'
import { prefetch } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { navigationHinted } from './events'
import { loadForm } from '@/store/forms/loading'
import { resolveRoute } from '@/store/routing/match'
import { routeQueries } from '@/store/routing/route-queries'
import { FRESH_SECONDS } from '@/store/queries/reading'
import { answerFromRow, shownQueries } from './shown'
import { dispatcher, surroundings } from '@/store/setup/effects'

/** Fetches ahead what the route of a hovered or focused link needs. */
export function* watchHints() {
  yield* takeEvery(navigationHinted, function* ({ payload }) {
    const { ports, routes } = yield* surroundings()
    const dispatch = yield* dispatcher()
    const [path = ''] = payload.to.split(/[?#]/)
    const { match } = resolveRoute(routes, path)
    if (!match || match.route.layout === 'public') return
    const fetchAll = (queries: readonly Query[]) => {
      for (const query of queries) prefetch(dispatch, query, FRESH_SECONDS)
    }
    // A chunk that does not come is told of when it is really wanted.
    for (const { id } of match.chain) ports.loadCode(`view/${id}`).catch(() => undefined)
    yield* answerFromRow(match)
    const queries = routeQueries(match)
    const shown = yield* shownQueries(queries)
    // What is on the screen is not waited for, and read again on arrival.
    fetchAll(queries.filter(query => !shown.includes(query)))
    const { form } = match.route
    if (!form) return
    const definition = yield* call(() => loadForm(ports, form).catch(() => undefined))
    fetchAll(definition?.queries?.(match.params) ?? [])
  })
}
