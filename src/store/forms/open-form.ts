import { call } from 'typed-redux-saga'
import { register } from '@/store/setup/code'
import type { FormDefinition } from './definition'
import type { FormParams } from './events'

/** Opens a form whose data are loaded. The first form also registers the shared runtime. */
export function* openForm(definition: FormDefinition, params: FormParams) {
  yield* register('forms', definition.runtime)
  yield* call(definition.runtime.start, definition, params)
}
