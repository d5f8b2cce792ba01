import { type Der, DerFault, inside, oidOf, readAll, readSequence, tags } from './der'
import { identityOfPublicKey, type KeyIdentity } from './public-keys'

/** What of a certificate decides whether a service can use it. */
export interface X509 {
  /** Milliseconds since the epoch. */
  readonly notAfter: number
  /** The host names it is for: its alternative names or, where it has none, its common name. */
  readonly hosts: readonly string[]
  /** What it may be used for, as dotted object identifiers; null for anything. */
  readonly purposes: readonly string[] | null
  readonly key: KeyIdentity
}

const COMMON_NAME = '2.5.4.3'
const ALTERNATIVE_NAMES = '2.5.29.17'
const EXTENDED_KEY_USAGE = '2.5.29.37'

const VERSION = 0xa0
const EXTENSIONS = 0xa3
const DNS_NAME = 0x82

const textOf = ({ content }: Der): string => new TextDecoder().decode(content)

const fault = (message: string): never => {
  throw new DerFault(message)
}

/** Two digits of a year before 50 are of this century. */
const timeOf = (element: Der | undefined): number => {
  const text = element ? textOf(element) : ''
  const short = element?.tag === tags.utcTime
  const century = Number(text.slice(0, 2)) < 50 ? '20' : '19'
  const full = short ? `${century}${text}` : text
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(full) ?? []
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(time) ? fault('a time is not written as certificates write it') : time
}

const commonNames = (subject: Der | undefined): string[] =>
  inside(subject, tags.sequence).flatMap(part =>
    inside(part, tags.set).flatMap(pair => {
      const [kind, value] = inside(pair, tags.sequence)
      return oidOf(kind) === COMMON_NAME && value ? [textOf(value)] : []
    }),
  )

/** By object identifier. Between that and the value an extension may say that it is critical. */
const extensionsOf = (wrapper: Der | undefined): Map<string, Uint8Array> => {
  const [list] = wrapper ? readAll(wrapper.content) : []
  const found = new Map<string, Uint8Array>()
  for (const extension of list ? inside(list, tags.sequence) : []) {
    const parts = inside(extension, tags.sequence)
    const value = parts.at(-1)
    if (value?.tag === tags.octetString) found.set(oidOf(parts[0]), value.content)
  }
  return found
}

/** Reads a certificate. Throws a `DerFault` for bytes that are none. Checks no signature. */
export const readCertificate = (bytes: Uint8Array): X509 => {
  const [body] = readSequence(bytes)
  const parts = inside(body, tags.sequence).filter(({ tag }) => tag !== VERSION)
  const [, , , validity, subject, publicKey] = parts
  const [, notAfter] = inside(validity, tags.sequence)
  const extensions = extensionsOf(parts.find(({ tag }) => tag === EXTENSIONS))
  const names = extensions.get(ALTERNATIVE_NAMES)
  const purposes = extensions.get(EXTENDED_KEY_USAGE)
  return {
    notAfter: timeOf(notAfter),
    hosts: names
      ? readSequence(names).flatMap(name => (name.tag === DNS_NAME ? [textOf(name)] : []))
      : commonNames(subject),
    purposes: purposes ? readSequence(purposes).map(oidOf) : null,
    key: identityOfPublicKey(publicKey),
  }
}
