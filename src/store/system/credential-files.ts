import type { FileMarker } from '@/app/ports'
import type { FileValue } from '@/store/forms/definition'

/** What a file for a certificate or its key begins like; `other` begins like none of them. */
export type CredentialKind = keyof typeof BEGINNINGS | 'other'

/** A chosen file, with its kind as soon as it was looked into. */
export interface CredentialFile extends FileValue {
  kind?: CredentialKind
}

const pem = (label: string): FileMarker[] => [{ text: `-----BEGIN ${label}-----`, offset: 0 }]

/** A DER sequence of 256 bytes or more, which begins with this. */
const der = (content: string): FileMarker[] => [
  { text: '\x30\x82', offset: 0 },
  { text: content, offset: 4 },
]

/** The first bytes of each kind; several where there are several forms of it. */
const BEGINNINGS = {
  pemCertificate: [pem('CERTIFICATE')],
  pemKey: ['PRIVATE', 'RSA PRIVATE', 'EC PRIVATE', 'ENCRYPTED PRIVATE'].map(each =>
    pem(`${each} KEY`),
  ),
  /** The sequence of what was signed comes first. */
  derCertificate: [der('\x30\x82')],
  /** Version 0 and then the modulus: an RSA key in PKCS#1. */
  derRsaKey: [der('\x02\x01\x00\x02')],
  /** Version 0 and then the name of an algorithm: a key in PKCS#8. */
  derOtherKey: [der('\x02\x01\x00\x30')],
}

const kinds = Object.entries(BEGINNINGS) as [keyof typeof BEGINNINGS, FileMarker[][]][]
const forms = kinds.flatMap(([kind, each]) => each.map(markers => ({ kind, markers })))

/** What has to be looked for in a file to tell its kind. */
export const CREDENTIAL_MARKERS = forms.flatMap(({ markers }) => markers)

/** The kind of a file, by which of the markers it has. */
export const kindFrom = (found: readonly boolean[]): CredentialKind => {
  let next = 0
  for (const { kind, markers } of forms) {
    const these = found.slice(next, next + markers.length)
    next += markers.length
    if (these.every(Boolean)) return kind
  }
  return 'other'
}

const isKey = (kind: CredentialKind) =>
  kind === 'pemKey' || kind === 'derRsaKey' || kind === 'derOtherKey'
const isCertificate = (kind: CredentialKind) =>
  kind === 'pemCertificate' || kind === 'derCertificate'

const NOT_A_CERTIFICATE = 'This is a private key, not a certificate'
const NOT_A_KEY = 'This is a certificate, not a private key'

type Problem = string | undefined

/** What is wrong with a file that has to be a certificate, or a chain of them, in PEM. */
export const pemCertificateError = (file: CredentialFile | null): Problem => {
  if (!file?.kind) return undefined
  if (isKey(file.kind)) return NOT_A_CERTIFICATE
  return file.kind === 'derCertificate' ? 'This is in DER; convert it to PEM' : undefined
}

/** What is wrong with a file that has to be a private key in PEM. */
export const pemKeyError = (file: CredentialFile | null): Problem => {
  if (!file?.kind) return undefined
  if (isCertificate(file.kind)) return NOT_A_KEY
  return file.kind.startsWith('der') ? 'This is in DER; convert it to PEM' : undefined
}

/** What is wrong with a file that has to be a certificate in DER. */
export const derCertificateError = (file: CredentialFile | null): Problem => {
  if (!file?.kind || file.kind === 'derCertificate') return undefined
  if (isKey(file.kind)) return NOT_A_CERTIFICATE
  return file.kind === 'pemCertificate'
    ? 'This is in PEM; convert it to DER'
    : 'This is no certificate in DER'
}

/** What is wrong with a file that has to be an RSA key in DER, as PKCS#1 has it. */
export const derRsaKeyError = (file: CredentialFile | null): Problem => {
  if (!file?.kind || file.kind === 'derRsaKey') return undefined
  if (isCertificate(file.kind)) return NOT_A_KEY
  if (file.kind === 'pemKey') return 'This is in PEM; convert it to DER'
  return file.kind === 'derOtherKey'
    ? 'This key is in PKCS#8; the server takes RSA keys in PKCS#1'
    : 'This is no RSA key in DER'
}
