import type { Place, Recordings, SocketMessage, TabMessage, WireResponse } from '@/app/ports'
import type { StoreEvent } from '@/store/setup/event'

export const LOG_VERSION = 2

/** What a session started from. The first line of a log. */
export interface LogHeader {
  kind: 'header'
  version: number
  build: string
  /** Version of the API document the build was made for. */
  apiVersion: string
  /** Milliseconds since the epoch. */
  start: number
  seed: number
  origin: string
  /** Path and query the page was opened with, and the number of its history entry. */
  place: Place
  locale: string
  timeZone: string
  /** What storage held, by `area/key`; only keys that are the console's own. */
  kept: Record<string, string>
  /** What the user says of a problem, in the file that a report of it is. */
  note?: string
}

/** What was asked of the API: compared in a replay, never sent again. */
export interface LoggedRequest {
  method: string
  url: string
  /** Hash of the body where the body may be looked at. */
  body?: string
}

/** State by section, as hashes with a readable head. Null for sections that are gone. */
export type Fingerprint = Record<string, string>

type Answered<Extra> = { call: number } & Extra

/** What was learnt of a chosen file: never its bytes. */
export type FileAnswer =
  | { bytes: number }
  /** Whether a piece of so many bytes has nothing but zeros. */
  | { bytes: number; isEmpty: boolean }
  | { found: boolean[] }
  | { error: string }

/** Everything that came in, and the questions it answers. */
export type LogInput =
  | { kind: 'event'; event: StoreEvent }
  | Answered<{ kind: 'answer'; response: WireResponse }>
  | Answered<{ kind: 'unanswered'; message: string }>
  | { kind: 'timer'; timer: number }
  | { kind: 'code'; key: string; error?: string }
  | { kind: 'moved'; place: Place }
  | { kind: 'tab'; message: TabMessage }
  | { kind: 'socket'; socket: number; message: SocketMessage }
  | Answered<{ kind: 'file' } & FileAnswer>
  | Answered<{ kind: 'copied'; isAllowed: boolean }>
  /** What the browser keeps of sessions, or why that cannot be known. */
  | Answered<{ kind: 'recordings' } & ({ recordings: Recordings } | { error: string })>

export type LogLine =
  /** `t` is in milliseconds since the start; `joined` marks inputs of the same turn of the event loop. */
  | (LogInput & { seq: number; t: number; joined?: true })
  | Answered<{ kind: 'request'; seq: number; request: LoggedRequest }>
  /** The sections that changed since the last checkpoint. `seq` is that of the input before it. */
  | { kind: 'checkpoint'; seq: number; state: Record<string, string | null> }
  /** The session went on, but its log does not: why. */
  | { kind: 'end'; reason: string }

export interface Log {
  header: LogHeader
  lines: readonly LogLine[]
}

/** What was wrong with the text of a log. `line` counts from 1. */
export class LogError extends Error {
  constructor(
    readonly line: number,
    reason: string,
  ) {
    super(`Line ${line} of the log ${reason}`)
  }
}

export const writeLog = ({ header, lines }: Log): string =>
  [header, ...lines].map(line => `${JSON.stringify(line)}\n`).join('')

const parseLine = (text: string, line: number): { kind?: unknown } => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    throw new LogError(line, 'is not JSON')
  }
  throw new LogError(line, 'is not an object')
}

/** Reads a log written as JSON Lines. Throws a LogError that names the line. */
export const readLog = (text: string): Log => {
  const [header, ...lines] = text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map((line, index) => parseLine(line, index + 1))
  if (header?.kind !== 'header') throw new LogError(1, 'is not the header of a log')
  const { version } = header as LogHeader
  if (version !== LOG_VERSION)
    throw new LogError(1, `is of version ${version}; this build reads version ${LOG_VERSION}`)
  return { header: header as LogHeader, lines: lines as LogLine[] }
}
