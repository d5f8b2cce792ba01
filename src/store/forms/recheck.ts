import type { FieldErrors } from '@/machines/form/form.events'
import type { FormContext } from '@/machines/form/form.machine'

/**
 * What a form that was refused says after a change, given all that is `found` wrong now. A field
 * that was fine is not complained about before it is changed or sent again; what the server had
 * against one stands until that one is changed.
 */
export const recheck = (
  found: FieldErrors,
  { errors, failure }: Pick<FormContext, 'errors' | 'failure'>,
  changed: readonly string[],
): FieldErrors => {
  const isChanged = (field: string) => changed.includes(field)
  const refused = Object.entries(failure?.fields ?? {}).filter(
    ([field, message]) => !isChanged(field) && errors[field] === message,
  )
  const wrong = Object.entries(found).filter(([field]) => isChanged(field) || field in errors)
  return Object.fromEntries([...refused, ...wrong])
}
