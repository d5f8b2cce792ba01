import { OneAsymmetricKey } from '@peculiar/asn1-asym-key'
import { ECPrivateKey } from '@peculiar/asn1-ecc'
import { RSAPrivateKey } from '@peculiar/asn1-rsa'
import { pemBlocks } from '@/lib/pem'
import { hexOf, ifReadable, readDer } from './der'
import { EC, type KeyIdentity, RSA, rsaIdentity } from './public-keys'

/** `RSAPrivateKey` (PKCS#1). */
const identityOfPkcs1 = (bytes: Uint8Array): KeyIdentity =>
  rsaIdentity(readDer(bytes, RSAPrivateKey))

/** `ECPrivateKey` (SEC 1), in which the public key is optional. */
const identityOfSec1 = (bytes: Uint8Array): KeyIdentity => {
  const { publicKey } = readDer(bytes, ECPrivateKey)
  return { algorithm: EC, publicHalf: publicKey && hexOf(publicKey) }
}

/** `PrivateKeyInfo` (PKCS#8) or `OneAsymmetricKey`, which wrap the others with their algorithm. */
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

/** The first private key of a PEM file; undefined if there is none or it is invalid. */
export const readPrivateKey = (pem: string): KeyIdentity | undefined => {
  const { label = '', bytes } = pemBlocks(pem).find(block => block.label in READERS) ?? {}
  return bytes ? ifReadable(() => READERS[label]?.(bytes)) : undefined
}

/** Parses an RSA key in PKCS#1 format; undefined if invalid. */
export const readRsaKey = (bytes: Uint8Array): KeyIdentity | undefined =>
  ifReadable(() => identityOfPkcs1(bytes))
