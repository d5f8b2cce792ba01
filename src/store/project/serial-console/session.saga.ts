import { call, fork, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { serialConsoleMachine } from '@/machines/serial-console/serial-console.machine'
import { answeredKey, refetch, selectData } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import { isUnanswered } from '@/api/core/api-error'
import { whileShown } from '@/store/navigation/while-shown'
import { takenOver, selectIsTakenOver } from '@/store/session/session'
import { actorStartRequested, actorStopRequested } from '@/store/setup/actors'
import { dispatcher, services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { instanceViewQuery } from '../queries'
import { projectPaths, type ProjectParams } from '../paths'
import { connect } from './connection.saga'
import {
  serialConsoleId,
  checkStarted,
  connectionAbandoned,
  connectionCaughtUp,
  connectionChecked,
  connectionStarted,
  runStateRead,
} from './serial-console'
import { createConsoleStream } from './stream'

/** The machine loaded with the screen of a serial console. */
export const machines = { serialConsole: serialConsoleMachine }

/** Runs the console of one instance until it is cancelled. */
function* runSession({ project, instance: name }: ProjectParams<'instance'>) {
  const { streams } = yield* services()
  const query = instanceViewQuery({ project, instance: name })
  const readInstance = (state: RootState) => selectData(state, query)
  const instance = yield* select(readInstance)
  if (!instance) return
  const { id: console, runState } = instance
  const id = serialConsoleId(console)
  const stream = createConsoleStream()
  streams.set(id, stream)
  try {
    yield* takeLatest([connectionStarted, connectionAbandoned, takenOver], function* (event) {
      if (connectionStarted.match(event) && !(yield* select(selectIsTakenOver)))
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
    // Keeps the forked watchers running until the session is cancelled.
    yield* call(() => new Promise<never>(() => undefined))
  } finally {
    yield* put(actorStopRequested({ id }))
    streams.delete(id)
  }
}

/** Runs the serial console while its screen is shown. */
export const watchSerialConsole = whileShown(projectPaths.serialConsole, runSession)
