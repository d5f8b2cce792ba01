import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** A signature as in the header of a webhook's request: `a=sha256&id=…&s=…`. */
export interface Signature {
  /** The id of the secret. */
  id: string
  /** In lower case. */
  hex: string
}

const FORM = /a=sha256&id=([0-9a-f-]+)&s=([0-9a-f]+)/gi

/** The signatures in a header, or in several of them: there is one for each secret. */
export const readSignatures = (header: string): Signature[] =>
  [...header.matchAll(FORM)].map(([, id = '', hex = '']) => ({ id, hex: hex.toLowerCase() }))

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** The HMAC-SHA256 of a body with the bytes of a secret, in hex. */
export const signatureOf = (secret: string, body: string): string =>
  bytesToHex(hmac(sha256, bytesOf(secret), bytesOf(body)))

export interface SignatureInput {
  body: string
  header: string
  secret: string
  /** The ids of the webhook's secrets. */
  known: readonly string[]
}

/** Whether a signature matches: the id of the secret, or hints at what is wrong. */
export type SignatureVerdict =
  | { isMatch: true; id: string; hints: readonly string[] }
  | { isMatch: false; hints: readonly string[] }

const compact = (body: string): string | undefined => {
  try {
    return JSON.stringify(JSON.parse(body))
  } catch {
    return undefined
  }
}

/** Changes that a body or a secret may have suffered on its way here, each with what to say of it. */
const changes = ({
  body,
  secret,
}: SignatureInput): [body: string, secret: string, hint: string][] => [
  [
    body.replace(/\n$/, ''),
    secret,
    'It matches without the newline at the end of the body. Sign the body exactly as it was received.',
  ],
  [
    `${body}\n`,
    secret,
    'It matches with a newline at the end of the body. Sign the body exactly as it was received.',
  ],
  [
    compact(body) ?? body,
    secret,
    'It matches the same JSON without spaces: the body was decoded and encoded again. Sign the bytes that were received, before parsing them.',
  ],
  [body, secret.trim(), 'It matches without the spaces around the secret.'],
]

const UNREADABLE = 'The header has no signature. It must look like a=sha256&id=…&s=….'
const OTHER_ID = 'The ID in the header is not that of a secret of this webhook.'

const hintsOf = (input: SignatureInput, signatures: readonly Signature[]): readonly string[] => {
  if (signatures.length === 0) return [UNREADABLE]
  const isIn = (hex: string) => signatures.some(signature => signature.hex === hex)
  const found = changes(input).find(
    ([body, secret]) =>
      (body !== input.body || secret !== input.secret) && isIn(signatureOf(secret, body)),
  )
  const isKnown = signatures.some(({ id }) => input.known.includes(id))
  return [
    ...(found ? [found[2]] : []),
    ...(isKnown ? [] : [OTHER_ID]),
    ...(found
      ? []
      : [
          `Use the secret with the ID ${signatures.map(({ id }) => id).join(' or ')}.`,
          'Sign the bytes of the body as they were received, before parsing them.',
        ]),
  ]
}

/** Compares the signatures in a header with the one that a body and a secret give. */
export const checkSignature = (input: SignatureInput): SignatureVerdict => {
  const signatures = readSignatures(input.header)
  const hex = signatureOf(input.secret, input.body)
  const match = signatures.find(signature => signature.hex === hex)
  return match
    ? { isMatch: true, id: match.id, hints: input.known.includes(match.id) ? [] : [OTHER_ID] }
    : { isMatch: false, hints: hintsOf(input, signatures) }
}
