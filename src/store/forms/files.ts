import { call } from 'typed-redux-saga'
import type { FormFailure, FormValues } from '@/machines/form/form.events'
import { services } from '@/store/setup/effects'
import type { FileValue, FormDefinition } from './definition'

/** The files whose bytes `toCommand` needs, each with its field and its key in `contents`. */
const filesOf = ({ files = {}, filesWithin }: FormDefinition, values: FormValues) => [
  ...Object.keys(files).map(field => ({
    field,
    key: field,
    file: values[field] as FileValue | null,
  })),
  ...(filesWithin?.(values) ?? []).map(({ field, file }) => ({ field, key: file.id, file })),
]

/**
 * Reads the chosen files as base64 for `toCommand`. A file that cannot be read fails the
 * submission.
 */
export function* readFiles(definition: FormDefinition, values: FormValues) {
  const { ports } = yield* services()
  const contents: Record<string, string> = {}
  for (const { field, key, file } of filesOf(definition, values)) {
    if (!file) continue
    try {
      contents[key] = yield* call(() => ports.files.read(file.id, 0, file.size))
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const failure: FormFailure = { message, fields: { [field]: message } }
      return { failure }
    }
  }
  return { contents }
}
