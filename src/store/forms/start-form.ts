import { put, select } from 'typed-redux-saga'
import type { FieldErrors, FormValues } from '@/machines/form/form.events'
import { findDraft } from '@/store/drafts/drafts'
import { selectOwner } from '@/store/session/session'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import type { FileValue, FormDefinition } from './definition'
import { formContext } from './selectors'
import { formChecked, formOpened, type FormParams } from './events'

/** Stored in place of a private key: not even the name of its file is kept. Typed text has none. */
const UNNAMED: FileValue = { id: '', name: '', size: 0 }

/** The files of a form, each with its message for when its bytes are lost. */
const filesOf = ({ files, filesReadLater, filesWithin }: FormDefinition, values: FormValues) => [
  ...Object.entries({ ...files, ...filesReadLater }).flatMap(([field, called]) => {
    const file = values[field] as FileValue | null
    if (!file) return []
    const again = file.name ? `Choose ${called} again (${file.name})` : `Enter ${called} again`
    return [{ field, file, again }]
  }),
  ...(filesWithin?.(values) ?? []),
]

/**
 * The values as stored in a draft. Files lose their ids, because the bytes do not outlive the page.
 */
export const keptValues = (definition: FormDefinition, all: FormValues): FormValues => {
  const { passing } = definition
  const values = passing
    ? Object.fromEntries(Object.entries(all).filter(([field]) => !passing.includes(field)))
    : all
  const files = new Set<unknown>(filesOf(definition, values).map(({ file }) => file))
  if (files.size === 0) return values
  const keys = new Set<unknown>(definition.keyFiles?.(values))
  const keep = (_name: string, value: unknown) => {
    if (!files.has(value)) return value
    return keys.has(value) ? UNNAMED : { ...(value as FileValue), id: '' }
  }
  return JSON.parse(JSON.stringify(values, keep)) as FormValues
}

/** Messages, by field, for files of a restored draft that must be chosen again. */
export const lostFileErrors = (definition: FormDefinition, values: FormValues): FieldErrors =>
  Object.fromEntries(
    filesOf(definition, values)
      .filter(({ file }) => file.id === '')
      .map(({ field, again }) => [field, again]),
  )

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
