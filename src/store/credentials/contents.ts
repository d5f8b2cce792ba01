import { sequenceIn } from '@/lib/der'
import { pemBlocks, type PemBlock } from '@/lib/pem'

/** What a file for a certificate or its key has in it. A log holds this, and nothing else of it. */
export type CredentialKind =
  | 'pemCertificate'
  | 'pemKey'
  /** Certificates, and a private key besides. */
  | 'pemBoth'
  | 'pemSeveralKeys'
  /** A private key that only a passphrase opens. */
  | 'pemEncryptedKey'
  | 'pemRequest'
  | 'derCertificate'
  /** As PKCS#1 has it. */
  | 'derRsaKey'
  | 'derOtherKey'
  | 'damagedCertificate'
  | 'damagedKey'
  /** What begins like DER and is longer or shorter than it says. */
  | 'damagedDer'
  | 'other'

const isWhole = (bytes: Uint8Array): boolean => sequenceIn(bytes)?.end === bytes.length

const isDamaged = ({ bytes, isEncrypted }: PemBlock): boolean =>
  !isEncrypted && (bytes === null || !isWhole(bytes))

/** OpenSSH has a form of its own, which servers do not take. */
const isKey = ({ label }: PemBlock): boolean =>
  /^((RSA|DSA|EC|ENCRYPTED) )?PRIVATE KEY$/.test(label)
const isCertificate = ({ label }: PemBlock): boolean => label === 'CERTIFICATE'

const kindOfPem = (blocks: readonly PemBlock[]): CredentialKind => {
  const [certificates, keys] = [blocks.filter(isCertificate), blocks.filter(isKey)]
  if (certificates.some(isDamaged)) return 'damagedCertificate'
  if (keys.length === 0 && certificates.length > 0) return 'pemCertificate'
  if (keys.some(each => each.isEncrypted || each.label === 'ENCRYPTED PRIVATE KEY'))
    return 'pemEncryptedKey'
  if (keys.some(isDamaged)) return 'damagedKey'
  if (keys.length > 1) return 'pemSeveralKeys'
  if (keys.length > 0) return certificates.length > 0 ? 'pemBoth' : 'pemKey'
  return blocks.some(({ label }) => label.endsWith('CERTIFICATE REQUEST')) ? 'pemRequest' : 'other'
}

const SEQUENCE = 0x30
const INTEGER = 0x02

/** By the first bytes inside: of a certificate what was signed, of a key its version. */
const kindOfDer = (bytes: Uint8Array): CredentialKind => {
  const outer = sequenceIn(bytes)
  if (!outer) return 'other'
  if (outer.end !== bytes.length) return 'damagedDer'
  const [tag, length, version, next] = bytes.subarray(outer.start)
  if (tag === SEQUENCE) return 'derCertificate'
  if (tag !== INTEGER || length !== 1 || version !== 0) return 'other'
  return next === INTEGER ? 'derRsaKey' : 'derOtherKey'
}

/** The kind of a file by all of its bytes. */
export const kindOf = (bytes: Uint8Array): CredentialKind => {
  const blocks = pemBlocks(new TextDecoder('latin1').decode(bytes))
  return blocks.length > 0 ? kindOfPem(blocks) : kindOfDer(bytes)
}
