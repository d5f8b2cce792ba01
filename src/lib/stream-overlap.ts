/**
 * For each prefix of the pattern, the length of its longest proper prefix that is also a suffix.
 */
const bordersOf = (pattern: Uint8Array): Int32Array => {
  const borders = new Int32Array(pattern.length)
  let length = 0
  for (let index = 1; index < pattern.length; index += 1) {
    while (length > 0 && pattern[index] !== pattern[length]) length = borders[length - 1] ?? 0
    if (pattern[index] === pattern[length]) length += 1
    borders[index] = length
  }
  return borders
}

export interface Overlap {
  /** Number of bytes at the end of the first that are also at the start of the second. */
  length: number
  /** The second lies entirely within the first: more of it may make the overlap longer. */
  mayGrow: boolean
}

/**
 * The longest suffix of `before` that is a prefix of `again`: what to skip when a stream is sent
 * again from an unknown offset. Linear time, with the prefix function of Knuth, Morris and Pratt.
 */
export const streamOverlap = (before: Uint8Array, again: Uint8Array): Overlap => {
  if (again.length === 0) return { length: 0, mayGrow: before.length > 0 }
  const borders = bordersOf(again)
  let length = 0
  let mayGrow = false
  for (const [index, byte] of before.entries()) {
    if (length === again.length) length = borders[length - 1] ?? 0
    while (length > 0 && byte !== again[length]) length = borders[length - 1] ?? 0
    if (byte === again[length]) length += 1
    if (length === again.length && index < before.length - 1) mayGrow = true
  }
  return { length, mayGrow }
}
