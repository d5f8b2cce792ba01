import { call, put, takeEvery } from 'typed-redux-saga'
import type { QueryHandle } from '@/api/core/api'
import { formClosed, formRequested } from '../events/form'
import { loadForm } from '../forms/loading'
import { toastAdded } from '../slices/toasts'
import { openForm } from './form-opening'
import { read, releaseAll } from './reading'
import { surroundings } from './supervise'

/**
 * Opens the forms that stand over a page without a route of their own. The form appears when its
 * code and data are there; its data stays subscribed as long as it is open.
 */
export function* watchRequestedForms() {
  const held = new Map<string, QueryHandle[]>()

  yield* takeEvery(formRequested, function* ({ payload: { form, params } }) {
    const { ports } = yield* surroundings()
    const handles: QueryHandle[] = []
    const definition = yield* call(loadForm, ports, form)
    const errors = yield* read(definition.queries?.(params) ?? [], handles)
    releaseAll(held.get(form) ?? [])
    held.set(form, handles)
    const [error] = errors
    if (error) yield* put(toastAdded({ variant: 'error', content: [error.message] }))
    else yield* openForm(form, params)
  })

  yield* takeEvery(formClosed, function* ({ payload: { form } }) {
    yield* call(releaseAll, held.get(form) ?? [])
    held.delete(form)
  })
}
