import type { FormValues } from '@/machines/form/form.events'
import type { FormDefinition } from './definition'

/**
 * Returns the changes that a submission makes to the form's lists: items typed but not yet added
 * are added, or marked as invalid.
 */
export const takeEntries = ({ entries = {} }: FormDefinition, values: FormValues): FormValues => {
  const added = Object.values(entries).flatMap(add => Object.entries(add(values)))
  return Object.fromEntries(added.filter(([field, value]) => value !== values[field]))
}
