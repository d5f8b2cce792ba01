import { put, select, take, takeEvery } from 'typed-redux-saga'
import { acknowledgedRestored, keptDataCleared, type Acknowledged } from '@/store/preferences/slice'
import { sessionEstablished, selectOwner } from '@/store/session/session'
import { services } from '@/store/setup/effects'
import { keptList } from '@/store/setup/kept-list'
import { issuesAcknowledged, issuesGone } from './events'

const isAcknowledged = (value: unknown): value is Acknowledged => {
  const { id, time } = (value ?? {}) as Partial<Record<keyof Acknowledged, unknown>>
  return typeof id === 'string' && typeof time === 'number'
}

const kept = keptList('local', 'basalt-acknowledged-issues', 500, isAcknowledged)

/** Restores the issues that the user has acknowledged, and stores each change. */
export function* watchAcknowledged() {
  if ((yield* select(selectOwner)) === null) yield* take(sessionEstablished)
  const { ports } = yield* services()
  const user = yield* select(selectOwner)
  if (user === null) return
  const read = () => ports.validateSecret(() => kept.read(ports.storage, user))
  const found = read()
  if (found.length > 0) yield* put(acknowledgedRestored({ acknowledged: found }))
  // Another tab may have stored others since.
  const change = function* (without: readonly string[], added: readonly Acknowledged[]) {
    const acknowledged = [...added, ...read().filter(({ id }) => !without.includes(id))]
    kept.write(ports.storage, user, acknowledged)
    yield* put(acknowledgedRestored({ acknowledged }))
  }
  yield* takeEvery(issuesAcknowledged, ({ payload: { ids, isAcknowledged: isOn } }) =>
    change(ids, isOn ? ids.map(id => ({ id, time: ports.clock.now() })) : []),
  )
  yield* takeEvery(issuesGone, ({ payload: { ids } }) => change(ids, []))
  yield* takeEvery(keptDataCleared, function* () {
    kept.write(ports.storage, user, [])
    yield* []
  })
}
