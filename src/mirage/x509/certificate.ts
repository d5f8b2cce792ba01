import {
  Certificate,
  ExtendedKeyUsage,
  type Extension,
  id_ce_extKeyUsage,
  id_ce_subjectAltName,
  type Name,
  SubjectAlternativeName,
  type Time,
} from '@peculiar/asn1-x509'
import { ifReadable, readDer } from './der'
import { identityOfPublicKey, type KeyIdentity } from './public-keys'

/** The parts of a certificate that decide whether a service can use it. */
export interface X509 {
  /** Milliseconds since the epoch. */
  readonly notAfter: number
  /** Its subject alternative names or, if there are none, its common name. */
  readonly hosts: readonly string[]
  /** Extended key usages as dotted object identifiers; null for any. */
  readonly purposes: readonly string[] | null
  readonly key: KeyIdentity
}

const COMMON_NAME = '2.5.4.3'

/** The parser reads invalid times as the year 1899. */
const FIRST_YEAR = 1950

const timeOf = (time: Time): number => {
  const date = time.getTime()
  if (!(date.getUTCFullYear() >= FIRST_YEAR)) throw new Error('a time is none')
  return date.getTime()
}

const commonNames = (subject: Name): string[] =>
  Array.from(subject)
    .flatMap(part => Array.from(part))
    .flatMap(({ type, value }) => (type === COMMON_NAME ? [value.toString()] : []))

const dnsNames = (names: SubjectAlternativeName): string[] =>
  Array.from(names).flatMap(({ dNSName }) => dNSName ?? [])

/** The value of an extension, if present. */
const extension = <T>(all: readonly Extension[], id: string, type: new () => T): T | undefined => {
  const found = all.find(({ extnID }) => extnID === id)
  return found && readDer(new Uint8Array(found.extnValue.buffer), type)
}

const understand = (bytes: Uint8Array): X509 => {
  const { extensions = [], ...body } = readDer(bytes, Certificate).tbsCertificate
  const names = extension(extensions, id_ce_subjectAltName, SubjectAlternativeName)
  const purposes = extension(extensions, id_ce_extKeyUsage, ExtendedKeyUsage)
  return {
    notAfter: timeOf(body.validity.notAfter),
    hosts: names ? dnsNames(names) : commonNames(body.subject),
    purposes: purposes ? Array.from(purposes) : null,
    key: identityOfPublicKey(body.subjectPublicKeyInfo),
  }
}

/** Parses a certificate; undefined if invalid. Does not verify signatures. */
export const readCertificate = (bytes: Uint8Array): X509 | undefined =>
  ifReadable(() => understand(bytes))
