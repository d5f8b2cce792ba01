import { call, put, select } from 'typed-redux-saga'
import type { FormValues } from '@/machines/form/form.events'
import { formOpened } from './events'
import type { FormDefinition, FormParams } from './definition'
import { formDefinition } from './loading'
import { situationOf } from './context'
import type { RootState } from '@/store/setup/reducer'
import { takeDraft } from './drafts'
import { surroundings } from '@/store/setup/effects'

/** A file does not outlive the page it was chosen in: what its field held stands for nothing. */
const withoutFiles = (values: FormValues, { files = [] }: FormDefinition) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !files.includes(field)))

/** Starts the actor of a form whose code and data are there; an earlier draft comes back into it. */
export function* openForm(name: string, params: FormParams) {
  const { ports } = yield* surroundings()
  const definition = formDefinition(name)
  const state = yield* select((root: RootState) => root)
  const initial = definition.initial(situationOf(state, params)) as FormValues
  const values = yield* call(takeDraft, ports.storage, ports.history.current().path, name)
  yield* put(
    formOpened({
      form: name,
      params,
      initial,
      ...(values && { values: withoutFiles(values, definition) }),
      guardsPage: definition.guardsPage ?? false,
      secret: definition.secret ?? [],
    }),
  )
}
