import { call, fork, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import * as events from '@/store/forms/events'
import { selectOpenForms, selectUnsavedForms } from '@/store/forms/selectors'
import { guardAccepted, loadStarted } from '@/store/navigation/events'
import { keptDataCleared } from '@/store/preferences/slice'
import {
  leavingForLogin,
  leftSignedOut,
  sessionEstablished,
  takenOver,
  selectIsSignedOut,
  selectOwner,
} from '@/store/session/session'
import { services, wait } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import {
  unloadGuarded,
  unloadUnguarded,
  visibilityChanged,
  selectIsUnloadGuarded,
} from '@/store/tab/slice'
import {
  dropDrafts,
  readDrafts,
  updatedDrafts,
  writeDrafts,
  type Draft,
  draftsChanged,
} from './drafts'

/** Pause in typing before a draft is stored, in milliseconds. */
const PAUSE = 1_000

function* change(after: readonly Draft[]) {
  const { ports } = yield* services()
  const before = yield* select((state: RootState) => state.drafts)
  if (after === before) return
  writeDrafts(ports.storage, before, after)
  yield* put(draftsChanged({ drafts: after }))
}

/** Stores the current values of the open forms, unless the user is signed out. */
function* keepDrafts() {
  const { ports, forms: definitions } = yield* services()
  const state = yield* select((root: RootState) => root)
  const user = selectOwner(state)
  if (user === null || selectIsSignedOut(state)) return
  const unsaved = selectUnsavedForms(state)
  const forms = selectOpenForms(state).flatMap(form => {
    const definition = definitions.get(form.context.form)
    if (!definition) return []
    const values = definition.runtime.kept(definition, form.context.values)
    return [{ context: { ...form.context, values }, isUnsaved: unsaved.includes(form) }]
  })
  yield* change(updatedDrafts(state.drafts, forms, { user, time: ports.clock.now() }))
}

function* keepAfterPause() {
  yield* wait(PAUSE)
  yield* keepDrafts()
}

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
 * Stores what is typed into forms: after a pause, and at once if the form may be about to close.
 * Drafts are deleted when their form is submitted or deliberately left, and when the user signs
 * out.
 */
export function* watchDrafts() {
  yield* fork(readOwn)
  yield* takeLatest([events.formChanged, events.formAdjusted], keepAfterPause)
  yield* takeEvery(
    [
      events.formSucceeded,
      events.formReopened,
      events.formDismissed,
      events.formStartedOver,
      loadStarted,
      leavingForLogin,
      takenOver,
      visibilityChanged,
    ],
    keepDrafts,
  )
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
