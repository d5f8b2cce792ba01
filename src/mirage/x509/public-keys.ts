import { RSAPublicKey } from '@peculiar/asn1-rsa'
import type { SubjectPublicKeyInfo } from '@peculiar/asn1-x509'
import { hexOf, readDer } from './der'

/** Identifies a key pair. */
export interface KeyIdentity {
  /** A dotted object identifier. */
  readonly algorithm: string
  /** The public key in hex; undefined if a private key does not contain it. */
  readonly publicHalf: string | undefined
}

export const RSA = '1.2.840.113549.1.1.1'
export const EC = '1.2.840.10045.2.1'

/**
 * RSA keys, public or private, are identified by their modulus, without the leading zero that marks
 * it as positive.
 */
export const rsaIdentity = ({ modulus }: { readonly modulus: ArrayBuffer }): KeyIdentity => ({
  algorithm: RSA,
  publicHalf: hexOf(modulus).replace(/^(00)+/, ''),
})

/** The key of a certificate. Keys other than RSA are identified by all their bits. */
export const identityOfPublicKey = (info: SubjectPublicKeyInfo): KeyIdentity => {
  const { algorithm } = info.algorithm
  const bits = info.subjectPublicKey
  return algorithm === RSA
    ? rsaIdentity(readDer(new Uint8Array(bits), RSAPublicKey))
    : { algorithm, publicHalf: hexOf(bits) }
}
