import type { FieldErrors, FormValues } from '@/machines/form/form.events'
import type { FileValue, FormDefinition } from './definition'

/** What is kept of a key: not even what its file is called. */
const UNNAMED: FileValue = { id: '', name: '', size: 0 }

/** The files of a form, each with what to say where its bytes are gone. */
const filesOf = ({ files, filesReadLater, filesWithin }: FormDefinition, values: FormValues) => [
  ...Object.entries({ ...files, ...filesReadLater }).flatMap(([field, called]) => {
    const file = values[field] as FileValue | null
    const name = file?.name ? ` (${file.name})` : ''
    return file ? [{ field, file, again: `Choose ${called} again${name}` }] : []
  }),
  ...(filesWithin?.(values) ?? []),
]

/** The values as a draft has them. Files lose their ids: the bytes do not outlive the page load. */
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

/** What is to be chosen again of what a draft has brought back: messages by field. */
export const lostFileErrors = (definition: FormDefinition, values: FormValues): FieldErrors =>
  Object.fromEntries(
    filesOf(definition, values)
      .filter(({ file }) => file.id === '')
      .map(({ field, again }) => [field, again]),
  )
