import { RSAPublicKey } from '@peculiar/asn1-rsa'
import type { SubjectPublicKeyInfo } from '@peculiar/asn1-x509'
import { hexOf, readDer } from './der'

/** What tells one key pair from another. */
export interface KeyIdentity {
  /** As a dotted object identifier. */
  readonly algorithm: string
  /** The public half, in hex; undefined where a private key does not carry it. */
  readonly publicHalf: string | undefined
}

export const RSA = '1.2.840.113549.1.1.1'
export const EC = '1.2.840.10045.2.1'

/**
 * An RSA key, public or private, is known by its modulus. Numbers may have a zero in front that
 * only keeps them from looking negative.
 */
export const rsaIdentity = ({ modulus }: { readonly modulus: ArrayBuffer }): KeyIdentity => ({
  algorithm: RSA,
  publicHalf: hexOf(modulus).replace(/^(00)+/, ''),
})

/** The key of a certificate. All kinds but RSA are known by all of its bits. */
export const identityOfPublicKey = (info: SubjectPublicKeyInfo): KeyIdentity => {
  const { algorithm } = info.algorithm
  const bits = info.subjectPublicKey
  return algorithm === RSA
    ? rsaIdentity(readDer(new Uint8Array(bits), RSAPublicKey))
    : { algorithm, publicHalf: hexOf(bits) }
}
