import { put, select, takeEvery } from 'typed-redux-saga'
import { builtQuery } from '@/lib/oxql/conditions'
import { formatQuery, withPasted } from '@/lib/oxql/format'
import { proposedQuery } from '@/lib/oxql/literals'
import type { RootState } from '@/store/setup/state'
import * as events from './events'
import { selectPage } from './explorer'
import { selectSchemas, type Scope } from './scope'

/** Changes the query of a panel by a rule. */
function* edit(scope: Scope, id: string, rule: (query: string) => string) {
  const page = yield* select((state: RootState) => selectPage(state, scope))
  const before = page?.panels.find(panel => panel.id === id)?.query
  if (before === undefined) return
  const query = rule(before)
  if (query !== before) yield* put(events.panelChanged({ panel: id, change: { query } }))
}

/** Writes the queries that presses ask for. */
export function* watchQueryEdits(scope: Scope) {
  yield* takeEvery(events.queryFormatted, function* ({ payload: { panel } }) {
    yield* edit(scope, panel, formatQuery)
  })
  yield* takeEvery(events.queryPasted, function* ({ payload: { panel, pasted } }) {
    yield* edit(scope, panel, query => withPasted(query, pasted))
  })
  yield* takeEvery(events.queryBuilt, function* ({ payload: { panel, change } }) {
    const schemas = selectSchemas(yield* select((state: RootState) => state), scope)
    yield* edit(scope, panel, query => builtQuery(query, change, schemas))
  })
  yield* takeEvery(events.metricChosen, function* ({ payload: { timeseries } }) {
    const state = yield* select((root: RootState) => root)
    const schema = selectSchemas(state, scope).find(each => each.timeseriesName === timeseries)
    if (!schema) return
    const query = proposedQuery(schema)
    const edited = selectPage(state, scope)?.edited ?? null
    yield* put(
      edited === null
        ? events.panelAdded({ query })
        : events.panelChanged({ panel: edited, change: { query } }),
    )
  })
}
