import { call, put, select } from 'typed-redux-saga'
import type { FormValues } from '@/machines/form/form.events'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/reducer'
import { formContext } from './context'
import type { FormDefinition } from './definition'
import { takeDraft } from './drafts'
import { formOpened, type FormParams } from './events'

/** A file does not outlive the page load it was chosen in: what its field held stands for nothing. */
const withoutFiles = (values: FormValues, { files = [] }: FormDefinition) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !files.includes(field)))

/** Starts the actor of a form whose data are there; an earlier draft comes back into it. */
export function* openForm(definition: FormDefinition, params: FormParams) {
  const { name, guardsScreen = false, secret = [] } = definition
  const { ports, forms } = yield* services()
  forms.set(name, definition)
  const state = yield* select((root: RootState) => root)
  const initial = definition.initial(formContext(state, params)) as FormValues
  const values = yield* call(takeDraft, ports.storage, ports.history.current().path, name)
  yield* put(
    formOpened({
      form: name,
      params,
      initial,
      ...(values && { values: withoutFiles(values, definition) }),
      guardsScreen,
      secret,
    }),
  )
}
