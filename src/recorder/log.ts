import type {
  HistoryLocation,
  Recordings,
  SocketMessage,
  TabMessage,
  WireResponse,
} from '@/app/ports'
import type { StoreEvent } from '@/store/setup/event'

export const LOG_VERSION = 4

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
  location: HistoryLocation
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
  /** `before`: how many that asked for the same code earlier still wait; none where it is left out. */
  | { kind: 'code'; key: string; before?: number; error?: string }
  | { kind: 'moved'; location: HistoryLocation }
  | { kind: 'tab'; message: TabMessage }
  | { kind: 'socket'; socket: number; message: SocketMessage }
  | Answered<{ kind: 'file' } & FileAnswer>
  | Answered<{ kind: 'copied'; isAllowed: boolean }>
  /** What the browser keeps of sessions, or why that cannot be known. */
  | Answered<{ kind: 'recordings' } & ({ recordings: Recordings } | { error: string })>

/** Of an answer: its body is that of an earlier one, of the input of this number, and left out. */
interface Repeated {
  as?: number
}

export type LogLine =
  /** `t` is in milliseconds since the start; `sameTask` marks inputs of the same task. */
  | (LogInput & { seq: number; t: number; sameTask?: true } & Repeated)
  | Answered<{ kind: 'request'; seq: number; request: LoggedRequest }>
  /** What rules said of something that no log may hold: the replay takes it from here. */
  | Answered<{ kind: 'verdict'; seq: number; verdict: unknown }>
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
