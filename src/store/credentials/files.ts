import type { FileValue } from '@/store/forms/definition'
import type { CredentialKind } from './contents'

/** A chosen file, with its kind once that has been detected. */
export interface CredentialFile extends FileValue {
  kind?: CredentialKind
  /** Of a key: the chosen certificate is for another one. */
  isForeign?: boolean
}

type Problem = string | undefined
type Problems = Partial<Record<CredentialKind, Problem>>

const NOT_A_CERTIFICATE = 'This is a private key, not a certificate'
const NOT_A_KEY = 'This is a certificate, not a private key'
const BOTH = 'This also contains a private key: leave only the certificates'
const SEVERAL_KEYS = 'This contains several private keys: leave only the one of the certificate'
const ENCRYPTED_KEY = 'This key has a passphrase: use a key without one'
const OTHER_KEY = 'This key is in PKCS#8: the server needs an RSA key in PKCS#1'
const DER = 'This is in DER: convert it to PEM'

const damaged = (what: string) => `${what} is damaged: it is incomplete or was changed`
const DAMAGED_CERTIFICATE = damaged('A certificate in this file')
const DAMAGED_KEY = damaged('The private key in this file')

/** Creates the rule of a field. Kinds in neither `right` nor `problems` get the message `wrong`. */
const rule =
  (right: readonly CredentialKind[], problems: Problems, wrong: string) =>
  (file: CredentialFile | null): Problem =>
    file?.kind === undefined || right.includes(file.kind)
      ? undefined
      : (problems[file.kind] ?? wrong)

const keysInPlaceOfCertificate: Problems = {
  pemKey: NOT_A_CERTIFICATE,
  pemRsaKey: NOT_A_CERTIFICATE,
  pemSeveralKeys: NOT_A_CERTIFICATE,
  pemEncryptedKey: NOT_A_CERTIFICATE,
  damagedKey: NOT_A_CERTIFICATE,
  derRsaKey: NOT_A_CERTIFICATE,
  derOtherKey: NOT_A_CERTIFICATE,
}

/** Validates a file that must contain a certificate or a chain in PEM. */
export const pemCertificateError = rule(
  ['pemCertificate'],
  {
    ...keysInPlaceOfCertificate,
    // The server also stores what is not a certificate, and shows it to other users.
    pemBoth: BOTH,
    pemRequest: 'This is a certificate request, not a certificate',
    damagedCertificate: DAMAGED_CERTIFICATE,
    derCertificate: DER,
  },
  'This is not a certificate in PEM',
)

/** Validates a file that must contain a private key in PEM. */
export const pemKeyError = rule(
  ['pemKey', 'pemRsaKey', 'pemBoth'],
  {
    pemCertificate: NOT_A_KEY,
    derCertificate: NOT_A_KEY,
    damagedCertificate: NOT_A_KEY,
    pemSeveralKeys: SEVERAL_KEYS,
    pemEncryptedKey: ENCRYPTED_KEY,
    damagedKey: DAMAGED_KEY,
    derRsaKey: DER,
    derOtherKey: DER,
  },
  'This is not a private key in PEM',
)

/** Validates a file that must contain one certificate in DER, or in PEM, which `toDer` converts. */
export const derCertificateError = rule(
  ['derCertificate', 'pemCertificate'],
  {
    ...keysInPlaceOfCertificate,
    pemBoth: BOTH,
    damagedCertificate: DAMAGED_CERTIFICATE,
    damagedDer: damaged('This file'),
  },
  'This is not a certificate in PEM or DER',
)

/** Validates a file that must contain an RSA key in PKCS#1, in DER or in PEM. */
export const derRsaKeyError = rule(
  ['derRsaKey', 'pemRsaKey'],
  {
    pemCertificate: NOT_A_KEY,
    derCertificate: NOT_A_KEY,
    damagedCertificate: NOT_A_KEY,
    pemKey: 'This key is not in PKCS#1: its first line must be -----BEGIN RSA PRIVATE KEY-----',
    pemBoth: 'This also contains certificates: leave only the private key',
    pemSeveralKeys: SEVERAL_KEYS,
    pemEncryptedKey: ENCRYPTED_KEY,
    damagedKey: DAMAGED_KEY,
    damagedDer: damaged('This file'),
    derOtherKey: OTHER_KEY,
  },
  'This is not an RSA key in PEM or DER',
)
