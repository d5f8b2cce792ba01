import { bodyReader } from './bodies'
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
 * Builds a log from its lines, added one by one with their numbers. Throws a LogError that names the
 * line.
 */
export const createLogReader = () => {
  let header: LogHeader | null = null
  const lines: LogLine[] = []
  const withBody = bodyReader()

  return {
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
