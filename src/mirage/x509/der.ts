import { AsnParser } from '@peculiar/asn1-schema'
import { fromBER } from 'asn1js'

/** Far above the size of any real certificate or key; excludes inputs that take long to parse. */
const MAX_BYTES = 64 * 1024

/**
 * Parses a single value with nothing after it. The parser throws many types of errors for other
 * data.
 */
export const readDer = <T>(bytes: Uint8Array, type: new () => T): T => {
  const { offset, result } = fromBER(bytes, { maxContentLength: MAX_BYTES })
  if (offset !== bytes.length) throw new Error(result.error || 'something follows the value')
  return AsnParser.fromASN(result, type)
}

/** Returns undefined if `read` throws. */
export const ifReadable = <T>(read: () => T): T | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

export const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
