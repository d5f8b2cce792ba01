import { call, put, select, takeEvery } from 'typed-redux-saga'
import { base64ToBytes } from '@/lib/base64'
import { formChanged } from '@/store/forms/events'
import { selectFormValue } from '@/store/forms/selectors'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { kindOf } from './contents'
import type { CredentialFile } from './files'

type Chosen = CredentialFile | null | undefined

/** Bytes. What is larger is neither a key nor a chain that anybody uses. */
const LARGEST = 1024 * 1024

/** What is read goes to the rules and nowhere else: a log holds what they find. */
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
    // That it cannot be read is told when it is to be sent.
  }
}

/** Makes the workflow that looks into the files of these fields of a form as they are chosen. */
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
