import { sequenceIn } from './pem'

/** What a certificate says, as far as browsers and people ask. */
export interface Certified {
  subject: string
  issuer: string
  /** Its DNS names or, if there are none, the common name of its subject. */
  hosts: readonly string[]
  /** Milliseconds since the epoch. */
  notBefore: number
  notAfter: number
}

interface Node {
  tag: number
  bytes: Uint8Array
}

/** The values in a constructed one. Throws if one of them is cut off. */
const childrenOf = ({ bytes }: Node): Node[] => {
  const nodes: Node[] = []
  for (let rest = bytes; rest.length > 0;) {
    // Only the tag of a sequence is understood by the reader of lengths.
    const [tag = 0] = rest
    const range = sequenceIn(Uint8Array.of(0x30, ...rest.subarray(1, 6)))
    if (!range || range.end > rest.length) throw new Error('cut off')
    nodes.push({ tag, bytes: rest.subarray(range.start, range.end) })
    rest = rest.subarray(range.end)
  }
  return nodes
}

const at = (nodes: readonly Node[], index: number): Node => {
  const node = nodes[index]
  if (!node) throw new Error('missing')
  return node
}

const textOf = ({ bytes }: Node) => new TextDecoder().decode(bytes)
const hexOf = ({ bytes }: Node) =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

const COMMON_NAME = '550403'
const ORGANIZATION = '55040a'
const ALTERNATIVE_NAMES = '551d11'
const DNS_NAME = 0x82
const EXTENSIONS = 0xa3
const VERSION = 0xa0
const UTC_TIME = 0x17

const partOf = (name: Node, id: string): string | undefined => {
  const parts = childrenOf(name).flatMap(childrenOf).map(childrenOf)
  const found = parts.find(([type]) => type && hexOf(type) === id)
  return found && textOf(at(found, 1))
}

/** Two digits of the year are of 1950 to 2049. */
const timeOf = (node: Node): number => {
  const text = textOf(node)
  const full =
    node.tag === UTC_TIME ? `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}` : text
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(full) ?? []
  const [year = NaN, month = NaN, ...rest] = parts.map(Number)
  const time = Date.UTC(year, month - 1, ...rest)
  if (Number.isNaN(time)) throw new Error('not a time')
  return time
}

const dnsNames = (fields: readonly Node[]): string[] => {
  const extensions = fields.find(({ tag }) => tag === EXTENSIONS)
  const all = extensions ? childrenOf(at(childrenOf(extensions), 0)).map(childrenOf) : []
  const value = all.find(([id]) => id && hexOf(id) === ALTERNATIVE_NAMES)?.at(-1)
  return value
    ? childrenOf(at(childrenOf(value), 0))
        .filter(({ tag }) => tag === DNS_NAME)
        .map(textOf)
    : []
}

const understand = (bytes: Uint8Array): Certified => {
  const body = childrenOf(at(childrenOf(at(childrenOf({ tag: 0, bytes }), 0)), 0))
  // The version comes first unless it is 1.
  const fields = at(body, 0).tag === VERSION ? body.slice(1) : body
  const [issuer, validity, subject] = [at(fields, 2), childrenOf(at(fields, 3)), at(fields, 4)]
  const common = partOf(subject, COMMON_NAME)
  const hosts = dnsNames(fields)
  return {
    subject: common ?? partOf(subject, ORGANIZATION) ?? '',
    issuer: partOf(issuer, COMMON_NAME) ?? partOf(issuer, ORGANIZATION) ?? '',
    hosts: hosts.length > 0 ? hosts : common ? [common] : [],
    notBefore: timeOf(at(validity, 0)),
    notAfter: timeOf(at(validity, 1)),
  }
}

/** Reads a certificate in DER, without verifying it; undefined if it cannot be read. */
export const readCertified = (bytes: Uint8Array): Certified | undefined => {
  try {
    return understand(bytes)
  } catch {
    return undefined
  }
}
