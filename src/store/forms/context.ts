import { call } from 'typed-redux-saga'
import { selectData } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { selectRelease } from '@/store/release/selectors'
import type { RootState } from '@/store/setup/state'
import { register } from '@/store/setup/code'
import type { FormContext, FormDefinition } from './definition'
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

/** Opens a form whose data are loaded. The first form also registers the shared runtime. */
export function* openForm(definition: FormDefinition, params: FormParams) {
  yield* register('forms', definition.runtime)
  yield* call(definition.runtime.start, definition, params)
}
