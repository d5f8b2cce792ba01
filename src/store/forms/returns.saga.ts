import { put, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import type { StoragePort } from '@/app/ports'
import { loadStarted, navigationLoaded } from '@/store/navigation/events'
import { selectLocation } from '@/store/navigation/selectors'
import { leavingForLogin, takenOver } from '@/store/session/events'
import { selectOwner } from '@/store/session/selectors'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { formAwaited, formRequested, type FormParams } from './events'
import { selectForm, selectFormParams, selectOpenDialogs } from './selectors'

const KEY = 'basalt-dialogs'

/** The requested forms that were open when the session ended, with their user and address. */
interface KeptDialogs {
  user: string
  /** Path and query. */
  at: string
  forms: readonly { form: string; params: FormParams }[]
}

/** Reads the stored forms; null if there are none or they belong to another user. */
const readKept = (storage: StoragePort, owner: string): KeptDialogs | null => {
  try {
    const kept = JSON.parse(storage.read('session', KEY) ?? 'null') as KeptDialogs | null
    return kept?.user === owner && Array.isArray(kept.forms) ? kept : null
  } catch {
    return null
  }
}

function* keep() {
  const { ports } = yield* services()
  const state = yield* select((root: RootState) => root)
  const forms = selectOpenDialogs(state)
    .filter(form => selectForm(state, form))
    .map(form => ({ form, params: selectFormParams(state, form) }))
  const { path, search } = ports.history.current()
  const user = selectOwner(state)
  if (forms.length > 0)
    ports.storage.write('session', KEY, JSON.stringify({ user, at: path + search, forms }))
}

/** Reopens the forms in their original order. Their values come from their drafts. */
function* reopen({ at, forms }: KeptDialogs) {
  const { dialogLoaders } = yield* services()
  const location = yield* select(selectLocation)
  if (!location || at !== location.path + location.search) return
  for (const { form, params } of forms) {
    if (!(form in dialogLoaders)) continue
    yield* put(formRequested({ form, params }))
    yield* take((event: { type: string; payload?: { form?: unknown } }) =>
      formAwaited.match(event) ? event.payload.form === null : false,
    )
  }
}

/**
 * Reopens the forms that were open over a screen when the session ended, once their user is back on
 * that screen after signing in. Navigating away meanwhile cancels this.
 */
export function* watchFormReturns() {
  yield* takeEvery([leavingForLogin, takenOver], keep)
  const { ports } = yield* services()
  let isOver = false
  yield* takeLatest([navigationLoaded, loadStarted], function* (event) {
    const owner = yield* select(selectOwner)
    // Nothing can be reopened until a user has signed in again.
    if (!navigationLoaded.match(event) || owner === null || isOver) return
    isOver = true
    const kept = ports.validateSecret(() => readKept(ports.storage, owner))
    if (!kept) return
    ports.storage.write('session', KEY, null)
    yield* reopen(kept)
  })
}
