import type { LogLine, Piece } from './log'

/*
 * Texts that are like an earlier one, or like themselves, as lists are: one that is read again has a
 * row more, and its rows have the same words. A packed text has only what is new: still text, which
 * can be read and searched, and which gzip compresses with the lines around it.
 */

/** Shorter matches take more room than they save, and so do references for shorter texts. */
const SHORTEST_MATCH = 14
/** If it goes on from as far back as before. */
const SHORTEST_AGAIN = 7
const SHORTEST_TEXT = 200

/** Characters of a reference, and the share of a text above which it is left as it is. */
const REFERENCE = 12
const MOST_OF_TEXT = 0.8

/** How many characters of earlier texts are kept to compare with. */
const MOST_KEPT = 500_000

const countOf = (piece: Exclude<Piece, string>) => (typeof piece === 'number' ? piece : piece[1])

/** Characters that are made a text at once. */
const STEP = 8_192

/** In what is copied, every sixteenth place is remembered: it has been seen before. */
const SPARSELY = 16

/** Bits of the hashes of eight characters, by which a text is looked up in itself. */
const BITS = 15

/** The characters of a text as numbers, which are compared faster. */
const codesOf = (text: string): Uint16Array => {
  const codes = new Uint16Array(text.length)
  for (let at = 0; at < text.length; at++) codes[at] = text.charCodeAt(at)
  return codes
}

/** Four characters as one number. */
const wordAt = (codes: Uint16Array, at: number): number =>
  (codes[at]! << 24) |
  ((codes[at + 1]! & 0xff) << 16) |
  ((codes[at + 2]! & 0xff) << 8) |
  (codes[at + 3]! & 0xff)

/** How many characters a text has at a place that it has at an earlier one as well. */
const matchAt = (codes: Uint16Array, at: number, place: number): number => {
  const most = codes.length - at
  let length = 0
  while (length < most && codes[place + length] === codes[at + length]) length++
  return length
}

/** Adds the pieces of a text that is compared with what comes before in itself. */
const packInto = (pieces: Piece[], text: string) => {
  const codes = codesOf(text)
  const bits = Math.min(BITS, 33 - Math.clz32(text.length))
  const places = new Int32Array(1 << bits).fill(-1)
  const last = text.length - 8
  const hashAt = (at: number) =>
    (Math.imul(wordAt(codes, at), 0x9e_37_79_b1) +
      Math.imul(wordAt(codes, at + 4), 0x85_eb_ca_6b)) >>>
    (32 - bits)
  let literal = 0
  let back = 0
  const copy = (from: number, length: number, piece: Piece) => {
    if (literal < from) pieces.push(text.slice(literal, from))
    pieces.push(piece)
    literal = from + length
  }
  for (let at = 0; at <= last;) {
    const again = back > 0 ? matchAt(codes, at, at - back) : 0
    const hash = hashAt(at)
    const place = places[hash]!
    const length = again < SHORTEST_MATCH && place >= 0 ? matchAt(codes, at, place) : 0
    places[hash] = at
    if (again >= SHORTEST_AGAIN && again + SHORTEST_MATCH > length) copy(at, again, again)
    else if (length >= SHORTEST_MATCH) {
      back = at - place
      copy(at, length, [back, length])
    } else {
      at += 1
      continue
    }
    for (at += 1; at < literal && at <= last; at += SPARSELY) places[hashAt(at)] = at
    at = literal
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
 * before make after the earlier text; a number alone is how many more, from as far back as before.
 * Null if they make none of at most that length.
 */
export const unpacked = (pieces: readonly Piece[], before: string, most: number): string | null => {
  const length = pieces.reduce<number>(
    (sum, piece) => sum + (typeof piece === 'string' ? piece.length : countOf(piece)),
    0,
  )
  if (length > most) return null
  const codes = new Uint16Array(length)
  let end = 0
  let back = 0
  const codeAt = (at: number) =>
    at < before.length ? before.charCodeAt(at) : codes[at - before.length]!
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      for (let at = 0; at < piece.length; at++) codes[end++] = piece.charCodeAt(at)
      continue
    }
    if (typeof piece === 'object') back = piece[0]
    const from = before.length + end - back
    if (back < 1 || from < 0) return null
    // One by one, since what is copied may reach into itself.
    for (let at = 0; at < countOf(piece); at++) codes[end++] = codeAt(from + at)
  }
  let text = ''
  for (let at = 0; at < end; at += STEP)
    text += String.fromCharCode(...codes.subarray(at, Math.min(at + STEP, end)))
  return text
}

/** Whether pieces take much less room than their text. */
const isWorthIt = (pieces: readonly Piece[], text: string): boolean => {
  const length = pieces.reduce<number>(
    (sum, piece) => sum + (typeof piece === 'string' ? piece.length : REFERENCE),
    0,
  )
  return length < text.length * MOST_OF_TEXT
}

/** What a line has that is packed: the body of an answer, or what was made of one. */
const textOf = (line: LogLine): string | null => {
  if (line.kind === 'answer') return line.as === undefined ? line.response.body : null
  return line.kind === 'verdict' ? JSON.stringify(line.verdict) : null
}

/** Packs the lines of a log, given in turn, each after the latest text of the same kind. */
export const createPacker = () => {
  const asked = new Map<number, string>()
  /** The latest last. */
  const known = new Map<string, { text: string; number: number }>()
  let size = 0
  const remember = (kind: string, text: string, number: number) => {
    size += text.length - (known.get(kind)?.text.length ?? 0)
    known.delete(kind)
    known.set(kind, { text, number })
    for (const [oldest, kept] of known) {
      if (size <= MOST_KEPT) break
      known.delete(oldest)
      size -= kept.text.length
    }
  }
  return (line: LogLine): LogLine => {
    if (line.kind === 'request') asked.set(line.call, `${line.request.method} ${line.request.url}`)
    const text = textOf(line)
    if (text === null || text.length < SHORTEST_TEXT || !('call' in line)) return line
    const isAnswer = line.kind === 'answer'
    const kind = isAnswer ? (asked.get(line.call) ?? '') : line.kind
    const before = known.get(kind)
    const pieces = packed(text, before?.text ?? '')
    if (isAnswer) asked.delete(line.call)
    remember(kind, text, isAnswer ? line.seq : line.call)
    if (!isWorthIt(pieces, text)) return line
    const packing = { ...(before && { after: before.number }), packed: pieces }
    return isAnswer
      ? { ...line, response: { ...line.response, body: '' }, ...packing }
      : ({ ...line, verdict: null, ...packing } as LogLine)
  }
}
