import { call, put, select } from 'typed-redux-saga'
import type { FormValues } from '@/machines/form/form.events'
import { formOpened } from '../events/form'
import type { FormParams } from '../forms/definition'
import { formDefinition } from '../forms/loading'
import { situationOf } from '../forms/situation'
import type { RootState } from '../setup/reducer'
import { takeDraft } from './drafts'
import { surroundings } from './supervise'

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
      ...(values && { values }),
      guardsPage: definition.guardsPage ?? false,
      secret: definition.secret ?? [],
    }),
  )
}
