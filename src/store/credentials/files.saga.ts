import { call, put, select, takeEvery } from 'typed-redux-saga'
import { base64ToBytes } from '@/lib/base64'
import { formChanged } from '@/store/forms/events'
import { selectFormValue } from '@/store/forms/selectors'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { kindOf } from './contents'
import type { CredentialFile } from './files'

type Chosen = CredentialFile | null | undefined

/** Bytes. No key or chain in use is larger. */
const LARGEST = 1024 * 1024

/** Detects the kind of a file. Only the rules see its bytes; a log holds their result. */
function* kindIn({ id, size }: CredentialFile) {
  const { ports } = yield* services()
  if (size > LARGEST) return 'other'
  const base64 = yield* call(ports.files.read, id, 0, size)
  return ports.validateSecret(() => kindOf(base64ToBytes(base64) ?? new Uint8Array()))
}

function* inspect(form: string, field: string, file: CredentialFile) {
  try {
    const kind = yield* call(kindIn, file)
    const present = yield* select((state: RootState) => selectFormValue(state, form, field))
    if ((present as Chosen)?.id === file.id)
      yield* put(formChanged({ form, values: { [field]: { ...file, kind } } }))
  } catch {
    // Submitting the form reports that the file cannot be read.
  }
}

/** Creates the workflow that checks the files in these fields of a form when they are chosen. */
export const watchCredentialFiles = (form: string, fields: readonly string[]) =>
  function* watchFiles() {
    yield* takeEvery(formChanged, function* ({ payload: { form: changed, values } }) {
      if (changed !== form) return
      for (const field of fields) {
        const file = values[field] as Chosen
        if (file && !file.kind) yield* inspect(form, field, file)
      }
    })
  }
