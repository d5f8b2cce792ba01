import { call } from 'typed-redux-saga'
import type { FormFailure, FormValues } from '@/machines/form/form.events'
import { services } from '@/store/setup/effects'
import type { FileValue } from './definition'

/**
 * Reads the files chosen in these fields, for the command that is made with their bytes: base64 by
 * field. A file that cannot be read refuses the submission.
 */
export function* readFiles(fields: readonly string[], values: FormValues) {
  const { ports } = yield* services()
  const contents: Record<string, string> = {}
  for (const field of fields) {
    const file = values[field] as FileValue | null
    if (!file) continue
    try {
      contents[field] = yield* call(() => ports.files.read(file.id, 0, file.size))
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const failure: FormFailure = { message, fields: { [field]: message } }
      return { failure }
    }
  }
  return { contents }
}
