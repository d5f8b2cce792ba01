import { formMachine } from '@/machines/form/form.machine'
import { watchTyping } from '@/store/drafts/keep.saga'
import type { FormDefinition, FormRuntime, StatedRules } from './definition'
import { fieldHook, fieldOf, type FieldHook, type FormField } from './hooks'
import { keptValues, startForm } from './start-form'
import { watchForms } from './saga'

const formRuntime: FormRuntime = {
  machines: { form: formMachine },
  sagas: [watchForms, watchTyping],
  start: startForm,
  kept: keptValues,
}

/** A form, with the hook that binds one of its fields, and the component that does: see `FormField`. */
export type Form<Values extends object, Result, Params> = FormDefinition<Values, Result, Params> & {
  readonly useField: FieldHook<Values>
  readonly Field: FormField<Values>
}

/** Defines a form, checking and keeping its types. For one with `edits`, see `defineEditForm`. */
export const defineForm = <Values extends object, Result = unknown, Params = object>(
  rules: StatedRules<Values, Result, Params>,
): Form<Values, Result, Params> => {
  const useField = fieldHook<Values>(rules)
  return {
    check: () => ({}),
    toCommand: () => null,
    succeeded: () => ({}),
    ...rules,
    runtime: formRuntime,
    useField,
    Field: fieldOf(useField),
  }
}
