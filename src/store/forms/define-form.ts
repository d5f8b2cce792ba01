import type { FormDefinition, FormRules } from './definition'
import { formRuntime } from './runtime'

/** Keeps a form's own types and checks them. */
export const defineForm = <Values extends object, Result = unknown, Params = object>(
  rules: FormRules<Values, Result, Params>,
): FormDefinition<Values, Result, Params> => ({ ...rules, runtime: formRuntime })
