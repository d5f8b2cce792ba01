import {
  all,
  call,
  cancel,
  cancelled,
  fork,
  put,
  select,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga'
import type { QueryHandle } from '@/api/core/api'
import { LOADING_BAR_DELAY } from '@/machines/navigation/navigation.machine'
import { loadStarted } from '@/store/navigation/events'
import { read, releaseAll } from '@/store/queries/subscribe'
import { explainFailure } from '@/store/release/code-failure.saga'
import { loadDialog } from '@/store/setup/code'
import { services, wait } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { failureToast } from '@/store/toasts/slice'
import { formContext, openForm } from './selectors'
import { dialogOpened, formAwaited, formClosed, formRequested, type FormParams } from './events'

function* showWaiting(form: string) {
  yield* wait(LOADING_BAR_DELAY)
  yield* put(formAwaited({ form }))
}

/**
 * Returns undefined if the code cannot be loaded, which a newer version of the console may have
 * replaced.
 */
function* loadCode(form: string) {
  try {
    return yield* loadDialog(form)
  } catch (cause) {
    yield* explainFailure(`the form ${form}`, cause)
    return undefined
  }
}

/** Loads a form's code and data. Returns a problem if it cannot be shown. */
function* loadParts(form: string, params: FormParams, handles: QueryHandle[]) {
  const { dialogLoaders } = yield* services()
  const { dialog, errors } = yield* all({
    dialog: call(loadCode, form),
    errors: call(read, dialogLoaders[form]?.queries?.(params) ?? [], handles),
  })
  if (!dialog) return { problem: { message: 'This part of the console could not be loaded.' } }
  return errors[0] ? { problem: errors[0].error } : { definition: dialog.form }
}

/**
 * Shows the form once its code and data are loaded. Its data stay subscribed to while it is open.
 */
function* open(form: string, params: FormParams, subscribed: Map<string, QueryHandle[]>) {
  const handles: QueryHandle[] = []
  const waiting = yield* fork(showWaiting, form)
  try {
    const { problem, definition } = yield* loadParts(form, params, handles)
    if (problem) yield* put(failureToast(problem, { title: 'Could not open the form' }))
    if (!definition) return
    const context = formContext(yield* select((state: RootState) => state), params)
    yield* read(definition.queriesAfter?.(context) ?? [], handles)
    subscribed.set(form, handles)
    yield* openForm(definition, params)
    yield* put(dialogOpened({ form }))
  } finally {
    if (subscribed.get(form) !== handles) releaseAll(handles)
    yield* cancel(waiting)
    // If another form was requested instead, that one is now awaited.
    if (!(yield* cancelled())) yield* put(formAwaited({ form: null }))
  }
}

/**
 * Opens the forms that are requested over a screen and have no route. Requesting another form or
 * navigating away cancels one that is still loading.
 */
export function* watchFormRequests() {
  const subscribed = new Map<string, QueryHandle[]>()

  yield* takeLatest([formRequested, loadStarted], function* (event) {
    if (formRequested.match(event))
      yield* open(event.payload.form, event.payload.params, subscribed)
  })

  yield* takeEvery(formClosed, function* ({ payload: { form } }) {
    yield* call(releaseAll, subscribed.get(form) ?? [])
    subscribed.delete(form)
  })
}
