import { OneAsymmetricKey } from '@peculiar/asn1-asym-key'
import { ECPrivateKey } from '@peculiar/asn1-ecc'
import { RSAPrivateKey } from '@peculiar/asn1-rsa'
import { pemBlocks } from '@/lib/pem'
import { hexOf, ifReadable, readDer } from './der'
import { EC, type KeyIdentity, RSA, rsaIdentity } from './public-keys'

/** `RSAPrivateKey` of PKCS#1. */
const identityOfPkcs1 = (bytes: Uint8Array): KeyIdentity =>
  rsaIdentity(readDer(bytes, RSAPrivateKey))

/** `ECPrivateKey` of SEC 1. Most bring their public half along, but none has to. */
const identityOfSec1 = (bytes: Uint8Array): KeyIdentity => {
  const { publicKey } = readDer(bytes, ECPrivateKey)
  return { algorithm: EC, publicHalf: publicKey && hexOf(publicKey) }
}

/** `PrivateKeyInfo` of PKCS#8, or its successor, which wrap the others and say what they wrap. */
const identityOfPkcs8 = (bytes: Uint8Array): KeyIdentity => {
  const { privateKeyAlgorithm, privateKey, publicKey } = readDer(bytes, OneAsymmetricKey)
  const { algorithm } = privateKeyAlgorithm
  const inner = new Uint8Array(privateKey)
  if (algorithm === RSA) return identityOfPkcs1(inner)
  if (algorithm === EC) return identityOfSec1(inner)
  return { algorithm, publicHalf: publicKey && hexOf(publicKey) }
}

const READERS: Record<string, (bytes: Uint8Array) => KeyIdentity> = {
  'PRIVATE KEY': identityOfPkcs8,
  'RSA PRIVATE KEY': identityOfPkcs1,
  'EC PRIVATE KEY': identityOfSec1,
}

/** The first private key of a PEM file; undefined when there is none, or it cannot be read. */
export const readPrivateKey = (pem: string): KeyIdentity | undefined => {
  const { label = '', bytes } = pemBlocks(pem).find(block => block.label in READERS) ?? {}
  return bytes ? ifReadable(() => READERS[label]?.(bytes)) : undefined
}

/** An RSA key as PKCS#1 writes it; undefined when the bytes are none. */
export const readRsaKey = (bytes: Uint8Array): KeyIdentity | undefined =>
  ifReadable(() => identityOfPkcs1(bytes))
