/** One element of DER: what kind it is, what it holds. */
export interface Der {
  readonly tag: number
  readonly content: Uint8Array
}

/** Bytes that are not what they are said to be. */
export class DerFault extends Error {
  override readonly name = 'DerFault'
}

export const tags = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  oid: 0x06,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const

/** Long forms are for sizes above 127; four bytes are more than anything here needs. */
const readLength = (bytes: Uint8Array, at: number): { length: number; start: number } => {
  const first = bytes[at]
  if (first === undefined) throw new DerFault('an element ends before its length')
  if (first < 0x80) return { length: first, start: at + 1 }
  const count = first & 0x7f
  if (count === 0 || count > 4) throw new DerFault('a length has no definite form')
  const digits = bytes.subarray(at + 1, at + 1 + count)
  return { length: digits.reduce((sum, digit) => sum * 256 + digit, 0), start: at + 1 + count }
}

/** All the elements that stand one after another in these bytes. */
export const readAll = (bytes: Uint8Array): Der[] => {
  const elements: Der[] = []
  for (let at = 0; at < bytes.length;) {
    const { length, start } = readLength(bytes, at + 1)
    const end = start + length
    if (end > bytes.length) throw new DerFault('an element ends beyond the data')
    elements.push({ tag: bytes[at]!, content: bytes.subarray(start, end) })
    at = end
  }
  return elements
}

/** The elements inside the only one that these bytes hold. */
export const readSequence = (bytes: Uint8Array): Der[] => {
  const [sequence, ...rest] = readAll(bytes)
  if (!sequence || rest.length > 0) throw new DerFault('not exactly one element')
  return inside(sequence, tags.sequence)
}

/** The elements inside an element that has to be of this kind. */
export const inside = (element: Der | undefined, tag: number): Der[] =>
  readAll(expectTag(element, tag).content)

export const expectTag = (element: Der | undefined, tag: number): Der => {
  if (element?.tag !== tag) throw new DerFault('an element is missing, or of another kind')
  return element
}

/** The bytes of a bit string, of which all eight bits of each are used in everything read here. */
export const bitsOf = (element: Der | undefined): Uint8Array =>
  expectTag(element, tags.bitString).content.subarray(1)

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** An object identifier, dotted: `2.5.4.3`. */
export const oidOf = (element: Der | undefined): string => {
  const arcs: number[] = []
  let arc = 0
  for (const byte of expectTag(element, tags.oid).content) {
    arc = arc * 128 + (byte & 0x7f)
    if (byte & 0x80) continue
    arcs.push(arc)
    arc = 0
  }
  const [first = 0, ...rest] = arcs
  const root = Math.min(2, Math.floor(first / 40))
  return [root, first - root * 40, ...rest].join('.')
}
