import type {
  HistoryLocation,
  Recordings,
  SocketMessage,
  TabMessage,
  WireResponse,
  WritableFile,
} from '@/ports/ports'
import type { StoreEvent } from '@/store/setup/event'

export const LOG_VERSION = 5

/** What a session started from. The first line of a log. */
export interface LogHeader {
  kind: 'header'
  version: number
  build: string
  /** The newest version of the API that the build knows. */
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
  /** What the rack ran when the page was drawn: `19`, `newer than 22`. Older logs do not say. */
  release?: string
  /** What the browser calls itself. Older logs do not say. */
  browser?: string
  /** The size of the window at the start, in CSS pixels. Older logs do not say. */
  window?: {
    width: number
    height: number
    /** Pixels of the screen to one of CSS, in per cent: it grows with the browser's zoom. */
    ratio?: number
  }
  /** The user's note in a problem report. */
  note?: string
  /** What someone who replayed the log noted, by the input. */
  bookmarks?: readonly Bookmark[]
}

export interface Bookmark {
  seq: number
  /** A comment; empty if there is none. */
  text: string
}

/** An API request: compared in a replay, never sent again. */
export interface LoggedRequest {
  method: string
  url: string
  /** Hash of the body, if a log may hold one. */
  body?: string
}

/** State by section, as hashes with a readable prefix. */
export type Fingerprint = Record<string, string>

/** What changed in a section, by path: codes of the new value and its members, null if it is gone. */
export type Parts = Record<string, string | null>

type Answered<Extra> = { call: number } & Extra

/** The result of a call of the files port, without the bytes of files. */
export type FileAnswer =
  | { bytes: number }
  /** `isEmpty`: the piece is all zeros. */
  | { bytes: number; isEmpty: boolean }
  | { found: boolean[] }
  /** A file to write to; null if the browser cannot write files. */
  | { opened: WritableFile | null }
  /** How many bytes are written. */
  | { written: number }
  | { hash: string }
  /** In bytes. */
  | { progress: number }
  | { error: string }

/** Everything that comes in, with the number of the call it answers. */
export type LogInput =
  | { kind: 'event'; event: StoreEvent }
  | Answered<{ kind: 'answer'; response: WireResponse }>
  | Answered<{ kind: 'unanswered'; message: string }>
  | { kind: 'timer'; timer: number }
  /** `before`: how many earlier requests for the same code are still pending; 0 if left out. */
  | { kind: 'code'; key: string; before?: number; error?: string }
  | { kind: 'moved'; location: HistoryLocation }
  | { kind: 'tab'; message: TabMessage }
  | { kind: 'socket'; socket: number; message: SocketMessage }
  | Answered<{ kind: 'file' } & FileAnswer>
  | Answered<{ kind: 'copied'; isAllowed: boolean }>
  /** The sessions that the browser keeps, or why they cannot be read. */
  | Answered<{ kind: 'recordings' } & ({ recordings: Recordings } | { error: string })>

/** An element as assistive technology names it; without a name if it has none that may be recorded. */
export interface SeenElement {
  role?: string
  name?: string
}

/** What the person saw, and pointed at: no state depends on it. Lengths are in CSS pixels. */
export type Seen =
  /** `ratio`: as in the header. `scale`: how far two fingers have zoomed in, in per cent. */
  | { type: 'size'; width: number; height: number; ratio: number; scale?: number }
  /** `place`: the element, as an id of the document and the indices of children below it. */
  | { type: 'scroll'; place: string; x: number; y: number }
  /** No role if nothing has the focus. */
  | ({ type: 'focus' } & SeenElement)
  | ({ type: 'press'; x: number; y: number } & SeenElement)

/** New characters of a text, or how far back to copy from and how many: see `unpacked`. */
export type Piece = string | number | readonly [back: number, count: number]

/** What stands in a written log for a text that is left out. */
export interface Packed {
  /** The pieces of the text, which follow the one with this number. */
  packed?: readonly Piece[] | undefined
  after?: number | undefined
}

/** `as`: the answer repeats the body of the input with this number, so its own is left out. */
interface Repeated extends Packed {
  as?: number
}

export type LogLine =
  /** `t` is in milliseconds since the start; `sameTask` marks inputs of the same task. */
  | (LogInput & { seq: number; t: number; sameTask?: true } & Repeated)
  | Answered<{ kind: 'request'; seq: number; request: LoggedRequest }>
  /** The verdict of rules on a value that no log may hold: a replay reads it from here. */
  | (Answered<{ kind: 'verdict'; seq: number; verdict: unknown }> & Packed)
  /** The sections that changed since the last checkpoint, null if removed. `seq` of the input before. */
  | {
      kind: 'checkpoint'
      seq: number
      state: Record<string, string | null>
      /** Of each of the sections, in their order; null for those removed. Older logs have none. */
      parts?: readonly (Parts | null)[]
    }
  /** Not an input, so its time has another name. `seq` of the input before it. */
  | { kind: 'seen'; seq: number; at: number; what: Seen }
  /** Why the log ends before the session did. */
  | { kind: 'end'; reason: string }

export interface Log {
  header: LogHeader
  lines: readonly LogLine[]
}

/** A line of the log is invalid. `line` counts from 1. */
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
