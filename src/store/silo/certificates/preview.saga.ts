import { call, put, select, takeEvery } from 'typed-redux-saga'
import { base64ToUtf8 } from '@/lib/base64'
import { formChanged } from '@/store/forms/events'
import { selectFormValue } from '@/store/forms/selectors'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { certificateCreateForm, type CertificateFile } from './create.form'
import { chainOf } from './rules'

/** Reads the certificates in a chosen file, once it is known that it has no key. */
export function* watchCertificatePreview() {
  const { ports } = yield* services()
  const { name: form } = certificateCreateForm
  yield* takeEvery(formChanged, function* ({ payload: { form: changed, values } }) {
    const file = values['cert'] as CertificateFile | null | undefined
    if (changed !== form || file?.kind !== 'pemCertificate' || file.chain) return
    try {
      const base64 = yield* call(ports.files.read, file.id, 0, file.size)
      const chain = ports.validateSecret(() => chainOf(base64ToUtf8(base64) ?? '') ?? null)
      const present = (yield* select((state: RootState) =>
        selectFormValue(state, form, 'cert'),
      )) as CertificateFile | null | undefined
      if (!chain || present?.id !== file.id) return
      const readAt = ports.clock.now()
      yield* put(formChanged({ form, values: { cert: { ...present, chain, readAt } } }))
    } catch {
      // Submitting the form reports that the file cannot be read.
    }
  })
}
