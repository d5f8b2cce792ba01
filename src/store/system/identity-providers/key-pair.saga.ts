import { call, put, select, takeEvery } from 'typed-redux-saga'
import { base64ToBytes } from '@/lib/base64'
import { sequenceIn } from '@/lib/pem'
import { toDer } from '@/store/credentials/contents'
import type { CredentialFile } from '@/store/credentials/files'
import { formChanged } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { identityProviderCreateForm, type IdentityProviderValues } from './create.form'

/** The version of a key in PKCS#1, before its modulus. */
const VERSION_LENGTH = 3

/** The modulus of an RSA key in PKCS#1, as DER: the certificate of the key has the same bytes. */
const modulusOf = (key: Uint8Array): Uint8Array => {
  const start = (sequenceIn(key)?.start ?? 0) + VERSION_LENGTH
  const [, short = 0] = key.subarray(start)
  const lengthBytes = short > 0x7f ? short - 0x80 : 0
  const header = start + 2 + lengthBytes
  const length = lengthBytes
    ? key.subarray(start + 2, header).reduce((sum, byte) => sum * 256 + byte, 0)
    : short
  return key.subarray(start, header + length)
}

const textOf = (bytes: Uint8Array) =>
  bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')

/** Whether the certificate is for the key; both as read from their files, in base64. */
const isKeyPair = (cert: string, key: string): boolean => {
  const [certDer, keyDer] = [cert, key].map(file => base64ToBytes(toDer(file)) ?? new Uint8Array())
  return textOf(certDer!).includes(textOf(modulusOf(keyDer!)))
}

const isRsaKey = ({ kind }: CredentialFile) => kind === 'derRsaKey' || kind === 'pemRsaKey'
const isCertificate = ({ kind }: CredentialFile) =>
  kind === 'derCertificate' || kind === 'pemCertificate'

const FORM = identityProviderCreateForm.name

function* comparePair() {
  const { ports } = yield* services()
  const selectFiles = (state: RootState) =>
    (selectForm(state, FORM)?.context.values ?? {}) as object as Partial<IdentityProviderValues>
  const { publicCert, privateKey } = yield* select(selectFiles)
  if (!publicCert || !privateKey || !isCertificate(publicCert) || !isRsaKey(privateKey)) return
  try {
    const cert = yield* call(ports.files.read, publicCert.id, 0, publicCert.size)
    const key = yield* call(ports.files.read, privateKey.id, 0, privateKey.size)
    const isForeign = !ports.validateSecret(() => isKeyPair(cert, key))
    const now = yield* select(selectFiles)
    const isSame = now.publicCert?.id === publicCert.id && now.privateKey?.id === privateKey.id
    if (isSame && isForeign !== (now.privateKey?.isForeign ?? false))
      yield* put(formChanged({ form: FORM, values: { privateKey: { ...privateKey, isForeign } } }))
  } catch {
    // Submitting the form reports that a file cannot be read.
  }
}

/** Compares the certificate with the key when one of them is chosen. */
export function* watchKeyPair() {
  yield* takeEvery(formChanged, function* ({ payload: { form, values } }) {
    if (form === FORM && ('publicCert' in values || 'privateKey' in values)) yield* comparePair()
  })
}
