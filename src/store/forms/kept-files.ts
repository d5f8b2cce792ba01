import type { FieldErrors, FormValues } from '@/machines/form/form.events'
import type { FileValue, FormDefinition } from './definition'

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
export const keptValues = (definition: FormDefinition, values: FormValues): FormValues => {
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
