import type { FormDefinition, FormRules } from './definition'
import { formRuntime } from './runtime'

/** Defines a form, checking and keeping its types. For one with `edits`, see `defineEditForm`. */
export const defineForm = <Values extends object, Result = unknown, Params = object>(
  rules: FormRules<Values, Result, Params>,
): FormDefinition<Values, Result, Params> => ({ ...rules, runtime: formRuntime })
