import { bitsOf, type Der, hexOf, inside, oidOf, readSequence, tags } from './der'

/** What tells one key pair from another. */
export interface KeyIdentity {
  /** As a dotted object identifier. */
  readonly algorithm: string
  /** The public half, in hex; undefined where a private key does not carry it. */
  readonly publicHalf: string | undefined
}

export const RSA = '1.2.840.113549.1.1.1'
export const EC = '1.2.840.10045.2.1'

/** Numbers may have a zero in front that only keeps them from looking negative. */
const modulus = ({ content }: Der): string => hexOf(content).replace(/^(00)+/, '')

/** An RSA key, public or private, is known by its modulus; an elliptic one by its point. */
export const rsaIdentity = (numbers: readonly Der[], place: 0 | 1): KeyIdentity => {
  const number = numbers[place]
  return { algorithm: RSA, publicHalf: number && modulus(number) }
}

/** The key inside a `SubjectPublicKeyInfo`. */
export const identityOfPublicKey = (info: Der | undefined): KeyIdentity => {
  const [kind, key] = inside(info, tags.sequence)
  const [identifier] = inside(kind, tags.sequence)
  const algorithm = oidOf(identifier)
  const bits = bitsOf(key)
  return algorithm === RSA
    ? rsaIdentity(readSequence(bits), 0)
    : { algorithm, publicHalf: hexOf(bits) }
}
