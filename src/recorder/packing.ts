import type { LogLine, Piece } from './log'

/*
 * Texts that are like an earlier one, or like themselves, as lists are: one that is read again has a
 * row more, and its rows have the same words. A packed text has only what is new.
 */

/** Shorter matches take more room than they save, and so do references for shorter texts. */
const SHORTEST_MATCH = 14
const SHORTEST_TEXT = 200

/** How many characters of earlier texts are kept to compare with. */
const MOST_KEPT = 500_000

/** Characters that are made a text at once. */
const STEP = 8_192

const isNew = (piece: Piece): piece is string => typeof piece === 'string'

/** In what is copied, every sixteenth place is remembered: it has been seen before. */
const SPARSELY = 16

/** Bits of the hashes of eight characters, by which a text is looked up in itself. */
const BITS = 15

/** The last four characters up to each place of a text, as one number. */
const wordsOf = (text: string): Int32Array => {
  const words = new Int32Array(text.length)
  let word = 0
  for (let at = 0; at < text.length; at++) {
    word = (word << 8) | (text.charCodeAt(at) & 0xff)
    words[at] = word
  }
  return words
}

/** Adds the pieces of a text that is compared with what comes before in itself. */
const packInto = (pieces: Piece[], text: string) => {
  const words = wordsOf(text)
  const bits = Math.min(BITS, 33 - Math.clz32(text.length))
  const places = new Int32Array(1 << bits).fill(-1)
  const last = text.length - 8
  const hashAt = (at: number) =>
    (Math.imul(words[at + 3]!, 0x9e_37_79_b1) + Math.imul(words[at + 7]!, 0x85_eb_ca_6b)) >>>
    (32 - bits)
  let literal = 0
  for (let at = 0; at <= last;) {
    const hash = hashAt(at)
    const place = places[hash]!
    places[hash] = at
    let length = 0
    if (place >= 0)
      while (
        at + length < text.length &&
        text.charCodeAt(place + length) === text.charCodeAt(at + length)
      )
        length++
    if (length < SHORTEST_MATCH) {
      at += 1
      continue
    }
    if (literal < at) pieces.push(text.slice(literal, at))
    pieces.push([at - place, length])
    const end = at + length
    for (at += 1; at < end && at <= last; at += SPARSELY) places[hashAt(at)] = at
    at = end
    literal = end
  }
  if (literal < text.length) pieces.push(text.slice(literal))
}

/** How many characters two texts begin with, or end with, up to a number of them. */
const commonStart = (one: string, other: string, most: number): number => {
  let length = 0
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length++
  return length
}
const commonEnd = (one: string, other: string, most: number): number => {
  let length = 1
  while (
    length <= most &&
    one.charCodeAt(one.length - length) === other.charCodeAt(other.length - length)
  )
    length++
  return length - 1
}

/** What is new in a text: see `unpacked`. */
export const packed = (text: string, before: string): readonly Piece[] => {
  const most = Math.min(text.length, before.length)
  const start = commonStart(text, before, most)
  const end = commonEnd(text, before, most - start)
  const pieces: Piece[] = []
  if (start > 0) pieces.push([before.length, start])
  packInto(pieces, text.slice(start, text.length - end))
  // How far back the end of the other text is, whatever was copied or added in between.
  if (end > 0) pieces.push([text.length, end])
  return pieces
}

/**
 * The text of pieces: new characters, or how far back to copy from and how many, in what the pieces
 * before make after the earlier text. Null if they make none of at most that length.
 */
export const unpacked = (pieces: readonly Piece[], before: string, most: number): string | null => {
  const length = pieces.reduce((sum, piece) => sum + (isNew(piece) ? piece.length : piece[1]), 0)
  if (length > most) return null
  const codes = new Uint16Array(before.length + length)
  let end = 0
  const add = (text: string) => {
    for (let at = 0; at < text.length; at++) codes[end++] = text.charCodeAt(at)
  }
  add(before)
  for (const piece of pieces) {
    if (isNew(piece)) {
      add(piece)
      continue
    }
    const [back, count] = piece
    if (back < 1 || back > end) return null
    // One by one, since what is copied may reach into itself.
    for (let left = count; left > 0; left--, end++) codes[end] = codes[end - back]!
  }
  let text = ''
  for (let at = before.length; at < end; at += STEP)
    text += String.fromCharCode(...codes.subarray(at, Math.min(at + STEP, end)))
  return text
}

/** What a line has that is packed: the body of an answer, or what was made of one. */
const textOf = (line: LogLine): string | null => {
  if (line.kind === 'answer') return line.as === undefined ? line.response.body : null
  return line.kind === 'verdict' ? JSON.stringify(line.verdict) : null
}

/** Packs the lines of a log, given in turn, each after the latest text of the same kind. */
export const createPacker = () => {
  const paths = new Map<number, string>()
  /** The latest last. */
  const known = new Map<string, { text: string; number: number }>()
  let size = 0
  const remember = (kind: string, text: string, number: number) => {
    size += text.length - (known.get(kind)?.text.length ?? 0)
    known.delete(kind)
    known.set(kind, { text, number })
    for (const [
      oldest,
      {
        text: { length },
      },
    ] of known) {
      if (size <= MOST_KEPT) break
      known.delete(oldest)
      size -= length
    }
  }
  return (line: LogLine): LogLine => {
    if (line.kind === 'request') paths.set(line.call, line.request.url.split('?')[0]!)
    const text = textOf(line)
    if (text === null || text.length < SHORTEST_TEXT || !('call' in line)) return line
    const isAnswer = line.kind === 'answer'
    const kind = isAnswer ? (paths.get(line.call) ?? '') : line.kind
    const before = known.get(kind)
    const pieces = packed(text, before?.text ?? '')
    remember(kind, text, isAnswer ? line.seq : line.call)
    const packing = { ...(before && { after: before.number }), packed: pieces }
    return isAnswer
      ? { ...line, response: { ...line.response, body: '' }, ...packing }
      : ({ ...line, verdict: null, ...packing } as LogLine)
  }
}
