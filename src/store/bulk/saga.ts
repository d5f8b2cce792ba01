import { call, fork, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { dialogOpened, formRequested } from '@/store/forms/events'
import { navigationLoaded } from '@/store/navigation/events'
import { findLocation } from '@/store/navigation/find-location'
import { selectIsNavigating, selectLocation } from '@/store/navigation/selectors'
import { keptDataCleared } from '@/store/preferences/slice'
import { sessionEstablished, leftSignedOut, selectOwner } from '@/store/session/session'
import { loadScreen } from '@/store/setup/code'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { bulkForgotten, bulkPlanned, bulkRequested, bulkRestored, bulkShown } from './bulk'
import { BULK } from './selectors'
import { hasKept, readKept, writeKept } from './kept'

/** Opens the dialog, whose code has the machine of the plan. */
function* open() {
  yield* put(formRequested({ form: BULK, params: {} }))
  yield* take((event: unknown) => dialogOpened.match(event) && event.payload.form === BULK)
}

/** Shows the plan that was there when the page was left. */
function* restore() {
  yield* take(sessionEstablished)
  const { ports } = yield* services()
  if (!hasKept(ports.storage)) return
  const user = yield* select(selectOwner)
  const kept = ports.validateSecret(() => readKept(ports.storage, user))
  if (!kept) return
  const isLoading = (state: RootState) => !selectLocation(state) || selectIsNavigating(state)
  while (yield* select(isLoading)) yield* take(navigationLoaded)
  try {
    // The screen that made the plan has its calls and workflows.
    const { match } = yield* call(findLocation, kept.plan.screen)
    if (match) yield* call(loadScreen, match.route)
  } catch (cause) {
    ports.report('error', `The code of ${kept.plan.screen} did not load: ${String(cause)}`)
    return
  }
  yield* open()
  yield* put(bulkRestored(kept))
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
    writeKept(ports.storage, null, null)
    yield* put(bulkForgotten())
  })
}
