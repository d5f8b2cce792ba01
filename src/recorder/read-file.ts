import { formatNumber } from '@/lib/number'
import { formatBytes } from '@/lib/size'
import { bodyReader, TooLongError } from './bodies'
import { checkedHeader, checkedLine, isShallow } from './check'
import { LogError, type Log, type LogHeader, type LogLine } from './log'
import { nextTask } from './input-queue'

/** Why a log ends whose file was not transferred as a whole. */
export const CUT_OFF = 'The file breaks off here, as if it had not been transferred as a whole.'

const parse = (text: string, line: number): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new LogError(line, 'is not JSON')
  }
}

/** Why a log ends that is longer than a replay can hold. */
const TOO_LONG = 'The rest of the session is more than a replay can hold.'

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
      if (!header) {
        header = checkedHeader(value)
        return
      }
      const whole = withBody(checkedLine(value, line), line)
      // A packed verdict could not be checked before.
      if (whole.kind === 'verdict' && !isShallow(whole.verdict))
        throw new LogError(line, 'is nested too deeply')
      lines.push(whole)
    },
    /** `reason`: why the rest of the log is missing, which it then says at its end. */
    end(reason?: string): Log {
      if (!header) throw new LogError(1, 'is not the header of a log')
      return { header, lines: reason === undefined ? lines : [...lines, { kind: 'end', reason }] }
    },
    /** Whether there is something to replay. */
    hasInputs: () => lines.some(line => 't' in line),
  }
}

const MIB = 1024 ** 2

/** How much of a file is read. Our own logs are far smaller. */
export const LIMITS = {
  /** Uncompressed, in bytes: a small file may unpack to a huge one. */
  bytes: 64 * MIB,
  /** Per line, in characters. */
  line: 4 * MIB,
  lines: 200_000,
}

/** The whole file is unusable. */
export class LogFileError extends Error {}

/** What was read so far may be fine. */
class CutOffError extends LogFileError {
  constructor() {
    super('The file breaks off or is damaged: it could not be unpacked to its end.')
  }
}

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b

/** The whole stream, including the first chunk that was already read. */
const restOf = (first: Uint8Array, reader: ReadableStreamDefaultReader<Uint8Array>) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: controller => controller.enqueue(first.slice()),
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value.slice())
    },
    cancel: reason => reader.cancel(reason),
  })

/** The bytes of the log, unpacked if the file is compressed. */
const unpacked = async (stream: ReadableStream<Uint8Array>) => {
  const reader = stream.getReader()
  const { done, value } = await reader.read()
  if (done) throw new LogFileError('The file is empty.')
  const rest = restOf(value, reader)
  return isGzip(value) ? rest.pipeThrough(new DecompressionStream('gzip')) : rest
}

/** Splits text that arrives in chunks into lines, numbered from 1. */
const lineSplitter = (take: (text: string, line: number) => void) => {
  let rest = ''
  let line = 0
  const end = (text: string) => {
    line += 1
    if (line > LIMITS.lines)
      throw new LogFileError(
        `The file has more than ${formatNumber(LIMITS.lines)} lines, more than any log.`,
      )
    if (text.trim() !== '') take(text, line)
  }
  return {
    add(text: string) {
      const [first = '', ...more] = text.split('\n')
      rest += first
      if (rest.length > LIMITS.line) throw new LogError(line + 1, 'is too long for one of a log')
      for (const next of more) {
        end(rest)
        rest = next
      }
    },
    end: () => end(rest),
    /** Whether the text ends in the middle of a line of JSON. */
    isInLine: () => rest.trim() !== '' && !isJson(rest),
  }
}

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Words an error of the browser or of Node. */
const asProblem = (cause: unknown, isStarted: boolean): Error => {
  if (cause instanceof LogError || cause instanceof LogFileError) return cause
  if (cause instanceof TypeError && /decod|encod|utf/i.test(cause.message))
    return new LogFileError('The file is not text.')
  return isStarted ? new CutOffError() : new LogFileError('The file could not be read.')
}

/**
 * Reads a log from a plain or gzipped file in chunks, so that a tab stays responsive. A file that
 * breaks off is read up to there, if there is something to replay. Throws a LogError that names the
 * line, or a LogFileError.
 */
export const readLogFile = async (
  file: ReadableStream<Uint8Array>,
  onProgress?: (bytes: number) => void,
): Promise<Log> => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const log = createLogReader()
  let size = 0
  const { add, end, isInLine } = lineSplitter(log.add)
  try {
    const reader = (await unpacked(file)).getReader()
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        size += value.length
        if (size > LIMITS.bytes)
          throw new LogFileError(
            `The file is larger than ${formatBytes(LIMITS.bytes)}, more than any log.`,
          )
        add(decoder.decode(value, { stream: true }))
        onProgress?.(size)
        await nextTask()
      }
      if (isInLine() && log.hasInputs()) return log.end(CUT_OFF)
      add(decoder.decode())
      end()
    } finally {
      // The rest is not needed.
      reader.cancel().catch(() => undefined)
    }
  } catch (cause) {
    const problem = asProblem(cause, size > 0)
    const reason =
      problem instanceof TooLongError ? TOO_LONG : problem instanceof CutOffError ? CUT_OFF : null
    if (reason !== null && log.hasInputs()) return log.end(reason)
    throw problem
  }
  return log.end()
}
