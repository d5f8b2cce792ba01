import { bitsOf, expectTag, hexOf, inside, oidOf, readAll, readSequence, tags } from './der'
import { type PemBlock, pemBlocks } from './pem'
import { EC, type KeyIdentity, RSA, rsaIdentity } from './public-keys'

/** How many numbers an RSA private key consists of, its version included. */
const RSA_NUMBERS = 9

/** `RSAPrivateKey` of PKCS#1. */
export const identityOfPkcs1 = (bytes: Uint8Array): KeyIdentity => {
  const numbers = readSequence(bytes).slice(0, RSA_NUMBERS)
  for (let index = 0; index < RSA_NUMBERS; index++) expectTag(numbers[index], tags.integer)
  return rsaIdentity(numbers, 1)
}

const PUBLIC_KEY = 0xa1

/** `ECPrivateKey` of SEC 1. Most bring their public half along, but none has to. */
const identityOfSec1 = (bytes: Uint8Array): KeyIdentity => {
  const parts = readSequence(bytes)
  expectTag(parts[1], tags.octetString)
  const publicKey = parts.find(({ tag }) => tag === PUBLIC_KEY)
  const [point] = publicKey ? readAll(publicKey.content) : []
  return { algorithm: EC, publicHalf: point && hexOf(bitsOf(point)) }
}

/** `PrivateKeyInfo` of PKCS#8, which wraps the others and says which one it wraps. */
const identityOfPkcs8 = (bytes: Uint8Array): KeyIdentity => {
  const [, kind, key] = readSequence(bytes)
  const [identifier] = inside(kind, tags.sequence)
  const algorithm = oidOf(identifier)
  const { content } = expectTag(key, tags.octetString)
  if (algorithm === RSA) return identityOfPkcs1(content)
  return algorithm === EC ? identityOfSec1(content) : { algorithm, publicHalf: undefined }
}

const READERS: Record<string, (bytes: Uint8Array) => KeyIdentity> = {
  'PRIVATE KEY': identityOfPkcs8,
  'RSA PRIVATE KEY': identityOfPkcs1,
  'EC PRIVATE KEY': identityOfSec1,
}

/** The first private key of a PEM file; undefined when there is none. Throws a `DerFault`. */
export const readPrivateKey = (pem: string): KeyIdentity | undefined => {
  const block = pemBlocks(pem).find(({ label }: PemBlock) => label in READERS)
  return block && READERS[block.label]?.(block.bytes)
}
