import { bytesToBase64 } from '@/lib/base64'

const isZero = (bytes: Uint8Array) => {
  const words = new Uint32Array(bytes.buffer, 0, Math.floor(bytes.length / 4))
  return (
    words.every(word => word === 0) && bytes.subarray(words.length * 4).every(byte => byte === 0)
  )
}

/** A chunk of a file in base64; null if it is all zeros. */
export const readChunk = async (piece: Blob): Promise<string | null> => {
  const bytes = new Uint8Array(await piece.arrayBuffer())
  return isZero(bytes) ? null : bytesToBase64(bytes)
}
