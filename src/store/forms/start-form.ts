import { put, select } from 'typed-redux-saga'
import type { FormValues } from '@/machines/form/form.events'
import { findDraft } from '@/store/drafts/drafts'
import { selectOwner } from '@/store/session/session'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { formContext } from './context'
import type { FormDefinition } from './definition'
import { formChecked, formOpened, type FormParams } from './events'
import { lostFileErrors } from './kept-files'

/** The values of a draft that can be restored: those of fields that this build still has. */
const restorable = (values: FormValues, initial: FormValues) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in initial))

const draftFor = (state: RootState, definition: FormDefinition, params: FormParams) => {
  const user = selectOwner(state)
  return user === null
    ? undefined
    : findDraft(state.drafts, { user, form: definition.name, params })
}

/** Starts the actor of a form whose data are loaded, restoring an earlier draft. */
export function* startForm(definition: FormDefinition, params: FormParams) {
  const { name, guardsScreen = false, edits, editing, secret = [] } = definition
  const { forms, ports } = yield* services()
  forms.set(name, definition)
  const state = yield* select((root: RootState) => root)
  const context = formContext(state, params, ports.tab.origin)
  const initial = definition.initial(context) as FormValues
  const objectId = editing?.objectIdOf(edits, context)
  const draft = draftFor(state, definition, params)
  const values = restorable(draft?.values ?? {}, initial)
  yield* put(
    formOpened({
      form: name,
      params,
      initial,
      ...(draft &&
        Object.keys(values).length > 0 && {
          draft: { values, base: restorable(draft.base ?? {}, initial), time: draft.time },
        }),
      guardsScreen,
      isEdit: edits !== undefined,
      ...(objectId !== undefined && { objectId }),
      secret,
    }),
  )
  const errors = lostFileErrors(definition, { ...initial, ...values })
  if (Object.keys(errors).length > 0)
    yield* put(formChecked({ form: name, errors, submitting: false }))
}
