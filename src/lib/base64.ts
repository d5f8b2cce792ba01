/** String.fromCharCode takes characters as arguments; too many overflow the stack. */
const SLICE = 0x8000

/** Native in newer browsers, and many times faster. */
interface Encodable {
  toBase64?: () => string
}

export const bytesToBase64 = (bytes: Uint8Array & Encodable): string => {
  if (bytes.toBase64) return bytes.toBase64()
  let binary = ''
  for (let start = 0; start < bytes.length; start += SLICE) {
    binary += String.fromCharCode(...bytes.subarray(start, start + SLICE))
  }
  return btoa(binary)
}

/** Standard alphabet with padding. `atob` alone would also accept spaces and missing padding. */
const isBase64 = (text: string): boolean =>
  text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text)

/** Returns undefined if the text is not standard base64. */
export const base64ToBytes = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  if (!isBase64(text)) return undefined
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index)
  return bytes
}

/** The decoded length in bytes, without decoding; undefined if the text is not base64. */
export const base64ByteLength = (text: string): number | undefined => {
  if (!isBase64(text)) return undefined
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  return (text.length / 4) * 3 - padding
}

export const utf8ToBase64 = (text: string): string => bytesToBase64(new TextEncoder().encode(text))

/** Returns undefined if the text is not base64-encoded UTF-8. */
export const base64ToUtf8 = (base64: string): string | undefined => {
  const bytes = base64ToBytes(base64)
  if (!bytes) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
