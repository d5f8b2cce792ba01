import { LogError, type Log, type LogLine, type Packed } from './log'
import { unpacked } from './packing'
import { SHORTEST } from './recorder'

/** How many characters the references of one log may expand to: a replay parses each of them. */
const MOST_REPEATED = 256 * 1024 ** 2

/** How many characters a packed text may have. */
const MOST_OF_ONE = 16 * 1024 ** 2

/** A log is longer than a replay can hold. What comes before that line is fine. */
export class TooLongError extends LogError {}

const parsed = (text: string, line: number): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new LogError(line, 'has pieces that make no JSON')
  }
}

/** Resolves references to the bodies of earlier answers. Throws a LogError that names the line. */
export const bodyReader = () => {
  const bodies = new Map<number, string>()
  const verdicts = new Map<number, string>()
  let repeated = 0
  return (read: LogLine, line: number): LogLine => {
    const hold = (text: string) => {
      repeated += text.length
      if (repeated > MOST_REPEATED) throw new TooLongError(line, 'repeats more than any log does')
    }
    const unpack = ({ packed = [], after }: Packed, texts: Map<number, string>): string => {
      const before = after === undefined ? '' : texts.get(after)
      if (before === undefined) throw new LogError(line, `follows ${after}, which is not there`)
      const text = unpacked(packed, before, MOST_OF_ONE)
      if (text === null) throw new LogError(line, 'has pieces that make no text')
      hold(text)
      return text
    }
    if (read.kind === 'verdict') {
      const { packed, after, ...verdict } = read
      if (!packed) {
        verdicts.set(read.call, JSON.stringify(read.verdict))
        return read
      }
      const text = unpack({ packed, after }, verdicts)
      verdicts.set(verdict.call, text)
      return { ...verdict, verdict: parsed(text, line) }
    }
    if (read.kind !== 'answer') return read
    const { as, packed, after, ...answer } = read
    const own = packed ? unpack({ packed, after }, bodies) : answer.response.body
    const body = as === undefined ? own : bodies.get(as)
    if (body === undefined) throw new LogError(line, `repeats the answer ${as}, which is not there`)
    if (as !== undefined) hold(body)
    bodies.set(answer.seq, body)
    return { ...answer, response: { ...answer.response, body } }
  }
}

/**
 * Puts references back in place of repeated bodies before a log is written or copied: a text held
 * once in memory would otherwise be repeated with every answer.
 */
export const withReferences = ({ header, lines }: Log): Log => {
  const bodies = new Map<number, string>()
  const numbers = new Map<string, number>()
  const referring = lines.map((line): LogLine => {
    if (line.kind !== 'answer' || line.as !== undefined) return line
    const { seq, response } = line
    const as = numbers.get(response.body)
    // A log from outside may use a number twice.
    const isKnown = as !== undefined && bodies.get(as) === response.body
    bodies.set(seq, response.body)
    if (response.body.length < SHORTEST) return line
    if (isKnown) return { ...line, as, response: { ...response, body: '' } }
    numbers.set(response.body, seq)
    return line
  })
  return { header, lines: referring }
}

/** Undoes `withReferences`. */
export const withBodies = ({ header, lines }: Log): Log => {
  const withBody = bodyReader()
  return { header, lines: lines.map((line, index) => withBody(line, index + 2)) }
}
