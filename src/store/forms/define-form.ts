import { formMachine } from '@/machines/form/form.machine'
import type { FormDefinition, FormRules, FormRuntime } from './definition'
import { keptValues } from './kept-files'
import { watchForms } from './saga'
import { startForm } from './start-form'

const formRuntime: FormRuntime = {
  machines: { form: formMachine },
  sagas: [watchForms],
  start: startForm,
  kept: keptValues,
}

/** Defines a form, checking and keeping its types. For one with `edits`, see `defineEditForm`. */
export const defineForm = <Values extends object, Result = unknown, Params = object>(
  rules: FormRules<Values, Result, Params>,
): FormDefinition<Values, Result, Params> => ({ ...rules, runtime: formRuntime })
