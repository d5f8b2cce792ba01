import { call, cancel, fork, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { answeredKey, refetch, selectData } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import { isUnanswered } from '@/api/core/failures'
import { navigationFailed, navigationLoaded, navigationNotFound } from '@/store/navigation/events'
import { selectLoadError, selectPlace } from '@/store/navigation/selectors'
import { matchRoute } from '@/store/routing/match'
import type { RouteParams } from '@/store/routing/route'
import { actorStartRequested, actorStopRequested } from '@/store/setup/actors'
import { dispatcher, services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/reducer'
import { instanceViewQuery } from '../instance/queries'
import { connect } from './connection.saga'
import {
  checkStarted,
  connectionAbandoned,
  connectionCaughtUp,
  connectionChecked,
  connectionStarted,
  runStateRead,
} from './events'
import { serialConsoleId } from './selectors'
import { createConsoleStream } from './stream'

const ROUTE = 'project/serial-console/page'

/** What the address of the screen says, where that is a serial console. */
function* shownParams() {
  const { routes } = yield* services()
  const place = yield* select(selectPlace)
  const error = yield* select(selectLoadError)
  const match = place && !error ? matchRoute(routes, place.path) : null
  return match?.route.id === ROUTE ? match.params : null
}

function* untilMoved() {
  yield* take([navigationLoaded, navigationFailed, navigationNotFound])
}

/** Runs the console of one instance until it is cancelled. */
function* runSession({ project = '', instance: name = '' }: RouteParams) {
  const { streams } = yield* services()
  const query = instanceViewQuery(project, name)
  const readInstance = (state: RootState) => selectData(state, query)
  const instance = yield* select(readInstance)
  if (!instance) return
  const { id: console, runState } = instance
  const id = serialConsoleId(console)
  const stream = createConsoleStream()
  streams.set(id, stream)
  try {
    yield* takeLatest([connectionStarted, connectionAbandoned], function* (event) {
      if (connectionStarted.match(event))
        yield* connect(stream, { project, name, ...event.payload })
    })
    yield* takeEvery(connectionCaughtUp, function* () {
      yield* call(stream.caughtUp)
    })
    yield* takeEvery(checkStarted, function* () {
      const dispatch = yield* dispatcher()
      const outcome = yield* call(() => refetch(dispatch, query))
      const isAnswered = !('error' in outcome) || !isUnanswered(outcome.error)
      yield* put(connectionChecked({ console, isAnswered }))
    })
    yield* fork(function* () {
      for (;;) {
        yield* take((action: unknown) => answeredKey(action) === cacheKey(query))
        const read = yield* select(readInstance)
        if (read) yield* put(runStateRead({ console, runState: read.runState }))
      }
    })
    yield* put(actorStartRequested({ id, machine: 'serialConsole', input: { console, runState } }))
    // What was forked above goes on until the session is cancelled, and this with it.
    yield* call(() => new Promise<never>(() => undefined))
  } finally {
    yield* put(actorStopRequested({ id }))
    streams.delete(id)
  }
}

/** Keeps the serial console that is on the screen connected; leaving the screen ends it. */
export function* watchSerialConsole() {
  for (;;) {
    const params = yield* shownParams()
    if (!params) {
      yield* untilMoved()
      continue
    }
    const session = yield* fork(runSession, params)
    const key = JSON.stringify(params)
    do yield* untilMoved()
    while (JSON.stringify(yield* shownParams()) === key)
    yield* cancel(session)
  }
}
