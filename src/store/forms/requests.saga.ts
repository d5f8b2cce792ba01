import { call, cancel, fork, put, takeEvery, takeLatest } from 'typed-redux-saga'
import type { QueryHandle } from '@/api/core/api'
import { LOADING_BAR_DELAY } from '@/machines/navigation/navigation.machine'
import { formAwaited, formClosed, formRequested } from './events'
import { loadStarted } from '@/store/navigation/events'
import type { FormParams } from './definition'
import { loadForm } from './loading'
import { toastAdded } from '@/store/toasts/slice'
import { openForm } from './opening'
import { read, releaseAll } from '@/store/queries/reading'
import { surroundings } from '@/store/setup/effects'
import { wait } from '@/store/setup/time'

function* showWaiting(form: string) {
  yield* wait(LOADING_BAR_DELAY)
  yield* put(formAwaited({ form }))
}

/** Loads a form's code and data; says why it cannot be shown, if it cannot. */
function* loadParts(form: string, params: FormParams, handles: QueryHandle[]) {
  const { ports } = yield* surroundings()
  try {
    const definition = yield* call(loadForm, ports, form)
    const [error] = yield* read(definition.queries?.(params) ?? [], handles)
    return error?.message
  } catch (cause) {
    ports.report('error', `The code of the form ${form} did not load: ${String(cause)}`)
    return 'This part of the console could not be loaded.'
  }
}

type Held = Map<string, QueryHandle[]>

/** Shows the form when all of it is there; its data stays subscribed as long as it is open. */
function* open(form: string, params: FormParams, held: Held) {
  const handles: QueryHandle[] = []
  const waiting = yield* fork(showWaiting, form)
  try {
    const problem = yield* loadParts(form, params, handles)
    if (problem) return yield* put(toastAdded({ variant: 'error', content: [problem] }))
    held.set(form, handles)
    return yield* openForm(form, params)
  } finally {
    if (held.get(form) !== handles) releaseAll(handles)
    yield* cancel(waiting)
    yield* put(formAwaited({ form: null }))
  }
}

/**
 * Opens the forms that stand over a page without a route of their own. Asking for another form
 * meanwhile, or going elsewhere, drops the one on its way.
 */
export function* watchRequestedForms() {
  const held: Held = new Map()

  yield* takeLatest([formRequested, loadStarted], function* (event) {
    if (formRequested.match(event)) yield* open(event.payload.form, event.payload.params, held)
  })

  yield* takeEvery(formClosed, function* ({ payload: { form } }) {
    yield* call(releaseAll, held.get(form) ?? [])
    held.delete(form)
  })
}
