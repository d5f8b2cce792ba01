import type { FormDefinition, FormRules } from './definition'
import { formRuntime } from './runtime'

/** Keeps a form's own types and checks them. */
export const defineForm = <Values extends object, Result = unknown>(
  rules: FormRules<Values, Result>,
): FormDefinition<Values, Result> => ({ ...rules, runtime: formRuntime })
