import { checkedHeader, checkedLine } from './check'
import { LogError, type Log, type LogHeader, type LogLine } from './log'

const parse = (text: string, line: number): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new LogError(line, 'is not JSON')
  }
}

/**
 * Puts a log together from its lines, which are given one by one with their numbers. All of it
 * throws a LogError that names the line.
 */
export const createLogReader = () => {
  let header: LogHeader | null = null
  const lines: LogLine[] = []
  /** Of the answers so far, by their numbers. */
  const bodies = new Map<number, string>()

  /** An answer with the body that it shares with an earlier one. */
  const withBody = (read: LogLine, line: number): LogLine => {
    if (read.kind !== 'answer') return read
    const { as, ...answer } = read
    const body = as === undefined ? answer.response.body : bodies.get(as)
    if (body === undefined) throw new LogError(line, `repeats the answer ${as}, which is not there`)
    bodies.set(answer.seq, body)
    return { ...answer, response: { ...answer.response, body } }
  }

  return {
    get length() {
      return lines.length
    },
    add(text: string, line: number) {
      const value = parse(text, line)
      if (header) lines.push(withBody(checkedLine(value, line), line))
      else header = checkedHeader(value)
    },
    end(): Log {
      if (!header) throw new LogError(1, 'is not the header of a log')
      return { header, lines }
    },
  }
}

/** Reads a log written as JSON Lines. Throws a LogError that names the line. */
export const readLog = (text: string): Log => {
  const reader = createLogReader()
  for (const [index, line] of text.split('\n').entries())
    if (line.trim() !== '') reader.add(line, index + 1)
  return reader.end()
}
