import { call, fork, put, take, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga'
import { dialogOpened, formRequested } from '@/store/forms/events'
import { keptDataCleared } from '@/store/preferences/slice'
import { sessionEstablished, leftSignedOut } from '@/store/session/session'
import { services } from '@/store/setup/effects'
import {
  bulkForgotten,
  bulkPlanned,
  bulkRequested,
  bulkShown,
  PLAN_FLAG,
  PLAN_KEY,
  RESULTS_KEY,
} from './bulk'
import { BULK } from './selectors'

/** Opens the dialog, whose code has the machine of the plan. */
function* open(): SagaGenerator<void> {
  yield* put(formRequested({ form: BULK, params: {} }))
  yield* take((event: unknown) => dialogOpened.match(event) && event.payload.form === BULK)
}

/** Shows the plan that was there when the page was left. */
function* restore() {
  yield* take(sessionEstablished)
  const { ports } = yield* services()
  if (ports.storage.read('session', PLAN_FLAG) === null) return
  try {
    const load = () => import('./kept.saga')
    const code = yield* call(() => ports.loadCode('bulk/kept', load))
    yield* code.restorePlan(open)
  } catch (cause) {
    ports.report('error', `The plan of this tab could not be shown: ${String(cause)}`)
  }
}

/**
 * Shows plans for review, and the plan that this tab keeps. The dialog's code does the rest. Signing
 * out forgets the plan.
 */
export function* watchBulk() {
  yield* fork(restore)
  yield* takeLatest([bulkRequested, bulkShown], function* (event) {
    yield* open()
    if (!bulkShown.match(event)) yield* put(bulkPlanned(event.payload))
  })
  yield* takeEvery([leftSignedOut, keptDataCleared], function* () {
    const { ports } = yield* services()
    ports.storage.write('session', PLAN_KEY, null)
    ports.storage.write('session', RESULTS_KEY, null)
    ports.storage.write('session', PLAN_FLAG, null)
    yield* put(bulkForgotten())
  })
}
