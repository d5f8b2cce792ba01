import { select, type SagaGenerator } from 'typed-redux-saga'
import { selectData } from '@/api/core/api'
import type { ApiError } from '@/api/core/api-error'
import type { Query } from '@/api/operations/table'
import { isSameValue, type FormActorContext } from '@/machines/form/form.machine'
import { readAnew } from '@/store/queries/subscribe'
import { selectRelease } from '@/store/release/selectors'
import type { RootState } from '@/store/setup/state'
import type { FormContext, OpenForm } from './definition'
import type { FormParams } from './events'
import { selectForm } from './selectors'

/** The context of a form's pure functions: its parameters and the cached server data. */
export const formContext = <Params = FormParams>(
  state: RootState,
  params: Params,
  origin = '',
): FormContext<Params> => ({
  params,
  origin,
  read: <Q extends Query>(query: Q) => selectData(state, query),
  release: selectRelease(state),
  savedViews: state.savedViews,
  valuesOf: form => selectForm(state, form)?.context.values,
})

/** The title of a toast about changes that those of others prevented. */
export const NOT_SAVED_TITLE = 'Changes not saved'

/** The context of an open form, with the parameters that find its object now. */
export const contextOf = (
  state: RootState,
  { address, params }: FormActorContext,
  { tab }: OpenForm['ports'],
) => formContext(state, address ?? params, tab.origin)

/** The form with what has been read since it was submitted. */
export const upToDate = (state: RootState, form: OpenForm): OpenForm => ({
  ...form,
  context: contextOf(state, form.actor, form.ports),
})

/** Whether the form still waits for the outcome of its submission. */
export function* isWaiting({ actor: { form, params } }: OpenForm) {
  const now = yield* select((state: RootState) => selectForm(state, form))
  return now?.value === 'submitting' && isSameValue(now.context.params, params)
}

/** Reads documents again. Returns the first failure. */
export function* readAll(queries: readonly Query[]): SagaGenerator<ApiError | undefined> {
  for (const query of queries) {
    const found = yield* readAnew(query)
    if ('error' in found) return found.error
  }
  return undefined
}
