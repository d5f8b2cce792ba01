import { base64ToBytes, bytesToBase64 } from '@/lib/base64'
import { pemBlocks, type PemBlock, sequenceIn } from '@/lib/pem'

/** The contents of a file for a certificate or its key. Logs hold only this about a file. */
export type CredentialKind =
  | 'pemCertificate'
  | 'pemKey'
  /** A private key in PKCS#1. */
  | 'pemRsaKey'
  /** Certificates and a private key. */
  | 'pemBoth'
  | 'pemSeveralKeys'
  /** A private key with a passphrase. */
  | 'pemEncryptedKey'
  | 'pemRequest'
  | 'derCertificate'
  /** In PKCS#1. */
  | 'derRsaKey'
  | 'derOtherKey'
  | 'damagedCertificate'
  | 'damagedKey'
  /** Starts like DER but is longer or shorter than its header says. */
  | 'damagedDer'
  | 'other'

const isWhole = (bytes: Uint8Array): boolean => sequenceIn(bytes)?.end === bytes.length

const isDamaged = ({ bytes, isEncrypted }: PemBlock): boolean =>
  !isEncrypted && (bytes === null || !isWhole(bytes))

/** Excludes OpenSSH's own format, which servers do not accept. */
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
  if (keys.length > 0 && certificates.length > 0) return 'pemBoth'
  if (keys.length > 0) return keys[0]?.label === 'RSA PRIVATE KEY' ? 'pemRsaKey' : 'pemKey'
  return blocks.some(({ label }) => label.endsWith('CERTIFICATE REQUEST')) ? 'pemRequest' : 'other'
}

const SEQUENCE = 0x30
const INTEGER = 0x02

/**
 * Decides by the first bytes inside: a certificate starts with its signed part, a key with its
 * version.
 */
const kindOfDer = (bytes: Uint8Array): CredentialKind => {
  const outer = sequenceIn(bytes)
  if (!outer) return 'other'
  if (outer.end !== bytes.length) return 'damagedDer'
  const [tag, length, version, next] = bytes.subarray(outer.start)
  if (tag === SEQUENCE) return 'derCertificate'
  if (tag !== INTEGER || length !== 1 || version !== 0) return 'other'
  return next === INTEGER ? 'derRsaKey' : 'derOtherKey'
}

/** Detects the kind of a file from its bytes. */
export const kindOf = (bytes: Uint8Array): CredentialKind => {
  const blocks = pemBlocks(new TextDecoder('latin1').decode(bytes))
  return blocks.length > 0 ? kindOfPem(blocks) : kindOfDer(bytes)
}

/** The first certificate or key of a text in PEM as DER, or DER as it is; both in base64. */
export const toDer = (base64: string): string => {
  const text = new TextDecoder('latin1').decode(base64ToBytes(base64) ?? new Uint8Array())
  const bytes = pemBlocks(text).find(each => isCertificate(each) || isKey(each))?.bytes
  return bytes ? bytesToBase64(bytes) : base64
}
