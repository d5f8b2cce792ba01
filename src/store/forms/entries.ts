import type { FormValues } from '@/machines/form/form.events'
import type { FormDefinition } from './definition'

/**
 * What sending the form changes in its lists: whatever is typed for one and not added yet goes
 * along, or is marked as what cannot be added.
 */
export const takeEntries = ({ entries = {} }: FormDefinition, values: FormValues): FormValues => {
  const added = Object.values(entries).flatMap(add => Object.entries(add(values)))
  return Object.fromEntries(added.filter(([field, value]) => value !== values[field]))
}
