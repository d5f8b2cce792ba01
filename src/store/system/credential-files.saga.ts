import { call, put, select, takeEvery } from 'typed-redux-saga'
import { formChanged } from '@/store/forms/events'
import { selectFormValue } from '@/store/forms/selectors'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/reducer'
import { CREDENTIAL_MARKERS, kindFrom, type CredentialFile } from './credential-files'

type Chosen = CredentialFile | null | undefined

function* inspect(form: string, field: string, file: CredentialFile) {
  const { ports } = yield* services()
  try {
    const kind = kindFrom(yield* call(ports.files.find, file.id, CREDENTIAL_MARKERS))
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
