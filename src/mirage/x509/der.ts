import { AsnParser } from '@peculiar/asn1-schema'
import { fromBER } from 'asn1js'

/** No certificate or key in use comes near this size, and what takes long to read is beyond it. */
const MOST_BYTES = 64 * 1024

/**
 * Reads one value that these bytes hold, and nothing else. Bytes of another kind make the parser
 * throw errors of many kinds.
 */
export const readDer = <T>(bytes: Uint8Array, type: new () => T): T => {
  const { offset, result } = fromBER(bytes, { maxContentLength: MOST_BYTES })
  if (offset !== bytes.length) throw new Error(result.error || 'something follows the value')
  return AsnParser.fromASN(result, type)
}

/** What `read` makes of bytes; undefined when they are not what they are said to be. */
export const ifReadable = <T>(read: () => T): T | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

export const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
