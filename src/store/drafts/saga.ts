import { call, fork, put, select, take, takeEvery } from 'typed-redux-saga'
import * as events from '@/store/forms/events'
import { selectUnsavedForms } from '@/store/forms/selectors'
import { guardAccepted } from '@/store/navigation/events'
import { keptDataCleared } from '@/store/preferences/slice'
import { leftSignedOut, sessionEstablished, selectOwner } from '@/store/session/session'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { unloadGuarded, unloadUnguarded, selectIsUnloadGuarded } from '@/store/tab/slice'
import { draftsChanged, dropDrafts, readDrafts } from './drafts'

/**
 * Loads the drafts of the user once the session is established. Other users' drafts never reach
 * state or logs.
 */
function* readOwn() {
  yield* take(sessionEstablished)
  const { ports } = yield* services()
  const user = yield* select(selectOwner)
  const own = ports.validateSecret(() =>
    readDrafts(ports.storage).filter(draft => draft.user === user),
  )
  if (own.length > 0) yield* put(draftsChanged({ drafts: own }))
}

/** Deletes all drafts of the user, including those of other tabs. */
function* drop() {
  const { ports } = yield* services()
  const user = yield* select(selectOwner)
  if (user !== null) dropDrafts(ports.storage, user)
  yield* put(draftsChanged({ drafts: [] }))
}

/** Makes the browser ask before the tab is closed or reloaded while something would be lost. */
function* guardTab() {
  const { ports } = yield* services()
  const state = yield* select((root: RootState) => root)
  const isSignedIn = selectOwner(state) !== null
  const isGuarded = selectIsUnloadGuarded(state) || selectUnsavedForms(state).length > 0
  yield* call(ports.tab.askBeforeUnload, isSignedIn && isGuarded)
}

/**
 * Reads the drafts of the user, and deletes them when the user signs out. They are written by a saga
 * that comes with the first form.
 */
export function* watchDrafts() {
  yield* fork(readOwn)
  yield* takeEvery([leftSignedOut, keptDataCleared], drop)
  yield* takeEvery(
    [
      events.formOpened,
      events.formChanged,
      events.formAdjusted,
      events.formStartedOver,
      events.formSucceeded,
      events.formReopened,
      events.formDismissed,
      events.formClosed,
      guardAccepted,
      unloadGuarded,
      unloadUnguarded,
    ],
    guardTab,
  )
}
