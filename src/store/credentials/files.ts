import type { FileValue } from '@/store/forms/definition'
import type { CredentialKind } from './contents'

/** A chosen file, with its kind once that has been detected. */
export interface CredentialFile extends FileValue {
  kind?: CredentialKind
}

type Problem = string | undefined
type Problems = Partial<Record<CredentialKind, Problem>>

const NOT_A_CERTIFICATE = 'This is a private key, not a certificate'
const NOT_A_KEY = 'This is a certificate, not a private key'
const DER = 'This is in DER; convert it to PEM'
const PEM = 'This is in PEM; convert it to DER'

const damaged = (what: string) => `${what} is damaged: it is cut off, or has been changed`
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
    pemBoth: 'This has a private key as well; leave only the certificates in it',
    pemRequest: 'This is a request for a certificate, not a certificate',
    damagedCertificate: DAMAGED_CERTIFICATE,
    derCertificate: DER,
  },
  'This is no certificate in PEM',
)

/** Validates a file that must contain a private key in PEM. */
export const pemKeyError = rule(
  ['pemKey', 'pemBoth'],
  {
    pemCertificate: NOT_A_KEY,
    derCertificate: NOT_A_KEY,
    damagedCertificate: NOT_A_KEY,
    pemSeveralKeys: 'This has several private keys; leave only that of the certificate in it',
    pemEncryptedKey: 'This key has a passphrase; the server takes keys without one',
    damagedKey: DAMAGED_KEY,
    derRsaKey: DER,
    derOtherKey: DER,
  },
  'This is no private key in PEM',
)

/** Validates a file that must contain a certificate in DER. */
export const derCertificateError = rule(
  ['derCertificate'],
  {
    ...keysInPlaceOfCertificate,
    pemCertificate: PEM,
    pemBoth: PEM,
    damagedCertificate: PEM,
    damagedDer: damaged('This file'),
  },
  'This is no certificate in DER',
)

/** Validates a file that must contain an RSA key in DER, in PKCS#1. */
export const derRsaKeyError = rule(
  ['derRsaKey'],
  {
    pemCertificate: NOT_A_KEY,
    derCertificate: NOT_A_KEY,
    damagedCertificate: NOT_A_KEY,
    pemKey: PEM,
    pemBoth: PEM,
    pemSeveralKeys: PEM,
    pemEncryptedKey: PEM,
    damagedKey: PEM,
    damagedDer: damaged('This file'),
    derOtherKey: 'This key is in PKCS#8; the server takes RSA keys in PKCS#1',
  },
  'This is no RSA key in DER',
)
