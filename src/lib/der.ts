/** The byte range of the content of a DER sequence; undefined if it is not a sequence. */
export const sequenceIn = (bytes: Uint8Array): { start: number; end: number } | undefined => {
  const [tag, first] = bytes
  if (tag !== 0x30 || first === undefined) return undefined
  if (first < 0x80) return { start: 2, end: 2 + first }
  const count = first - 0x80
  if (count === 0 || count > 4 || bytes.length < 2 + count) return undefined
  const length = bytes.subarray(2, 2 + count).reduce((sum, byte) => sum * 256 + byte, 0)
  return { start: 2 + count, end: 2 + count + length }
}
