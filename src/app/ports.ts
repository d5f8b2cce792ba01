import type { Locale } from '@/lib/time'

/**
 * The ways out of the console, and the only ways in. `createApp(ports)` builds a whole console from
 * them; the browser, the tests and the replayer each bring their own. Everything that crosses a
 * port is plain JSON, so that it can be written to a log and answered from one.
 */
export interface Ports {
  /** One API call. Rejects with an Error when no answer came at all; any status resolves. */
  transport(request: WireRequest, options?: TransportOptions): Promise<WireResponse>
  openSocket(url: string, listener: (message: SocketMessage) => void): Socket
  history: HistoryPort
  storage: StoragePort
  files: FilesPort
  /** Writes text to the clipboard. */
  copyText(text: string): Promise<void>
  /** Hands a file to the browser's downloads. */
  saveFile(file: SavedFile): void
  /**
   * Does what is asked with the sessions that this browser keeps, and tells how things stand then.
   * Rejects with an Error where it cannot be done.
   */
  recordings(request: RecordingsRequest): Promise<Recordings>
  /**
   * Says whose page load this is. What the browser keeps of it is from now on that person's, and
   * what it keeps of other people's is shown no more.
   */
  claim(owner: string): void
  /** Says that this person has signed out, in all tabs: the others are told (`TabMessage`). */
  release(): void
  /** Leaves the application: a full page load of `url`. */
  leave(url: string): void
  clock: ClockPort
  /**
   * Loads the code of a lazy part by its loader. `key` names it: `screen/project/disks/list`,
   * `dialog/diskAttach`.
   */
  loadCode<Code>(key: string, load: () => Promise<Code>): Promise<Code>
  tab: TabPort
  /**
   * Has somebody say what they find of something that no log may hold, such as a password, a refusal
   * that repeats it, or what other people typed in this browser: a log holds what they said, and a
   * replay takes it from there. It must be JSON and repeat nothing that is secret.
   */
  validateSecret<Verdict>(ask: () => Verdict): Verdict
  /** Writes to the developer's console. Never given secrets. */
  report(level: 'info' | 'error', message: string): void
  /** Seeds every random choice: generated names, suffixes. */
  seed: number
}

interface TransportOptions {
  /** Abandons the call. */
  signal?: AbortSignal | undefined
  /** Which parts of the call a log may hold; none unless it is said here. */
  loggable?: LoggableParts
}

export interface LoggableParts {
  body: boolean
  answer: boolean
  /** An answer that says no, in the API's own words. */
  refusal: boolean
}

export interface WireRequest {
  method: string
  /** Path and query on the API host, such as `/v1/disks?project=web&limit=25`. */
  url: string
  headers: Record<string, string>
  body: string | null
}

export interface WireResponse {
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  body: string
  /** Set when `body` carries bytes rather than text. */
  encoding?: 'base64'
}

export type SocketMessage =
  | { type: 'opened' }
  | { type: 'text'; data: string }
  | { type: 'bytes'; base64: string }
  | { type: 'failed' }
  | { type: 'closed'; code: number; reason: string }

/**
 * The bytes of a socket, for whoever shows them. They go past the store, so that neither the state
 * nor a log ever holds them.
 */
export interface ByteStream {
  /** Calls back with what has come so far, as far as it is kept, and then with all that comes. */
  listen(listener: (bytes: Uint8Array) => void): () => void
  /** Lost while there is no socket, nor one on its way that takes it up. */
  send(bytes: Uint8Array): void
}

export interface Socket {
  send(base64: string): void
  close(): void
}

/** A location in the tab's history. `historyIndex` numbers the entries of this tab, oldest first. */
export interface HistoryLocation {
  path: string
  search: string
  historyIndex: number
  /** Kept with the entry; left out where all its lists show their first page. */
  pages?: EntryPages
}

/** The tokens that lead to the page that a list shows, by what the API is asked for its first page. */
export type EntryPages = Readonly<Record<string, readonly string[]>>

export interface HistoryPort {
  current(): HistoryLocation
  push(to: string, pages?: EntryPages): void
  replace(to: string, pages?: EntryPages): void
  go(delta: number): void
  /** Tells of the moves that the browser made by itself: back, forward, an edited address. */
  listen(listener: (location: HistoryLocation) => void): () => void
}

export type StorageArea = 'local' | 'session'

export interface StoragePort {
  read(area: StorageArea, key: string): string | null
  write(area: StorageArea, key: string, value: string | null): void
}

/** A file of text as it is downloaded. */
export interface SavedFile {
  name: string
  /** Such as `text/csv`. */
  type: string
  text: string
}

export type RecordingsRequest =
  | { type: 'look' }
  /** Of one session, or of all. Where that of this page load goes, its recording ends. */
  | { type: 'clear'; id: string | null }
  /** Whether page loads are recorded. Off holds at once, on from the next page load. */
  | { type: 'switch'; isOn: boolean }
  /** Whether what is recorded of people stays when they sign out: for them alone. */
  | { type: 'outlive'; outlivesSignOut: boolean }
  /** Hands a log to the browser's downloads, compressed, with what the user says of it. */
  | { type: 'save'; id: string; name: string; note: string }

/** What this browser keeps of sessions of the console, each from one page load to the next. */
export interface Recordings {
  /** Whether page loads are recorded. */
  isOn: boolean
  /** The session of this page load, where it is recorded. */
  current: string | null
  /** Why the recording of this page load ended before it; null where it goes on or never began. */
  ended: string | null
  /** Whether sessions stay when their owner signs out. */
  outlivesSignOut: boolean
  /** False where they are kept in memory only, as in a private window. */
  outlivesPage: boolean
  /** The latest first. */
  sessions: readonly RecordedSession[]
}

export interface RecordedSession {
  id: string
  /** When its page was loaded, and when the last came in: milliseconds since the epoch. */
  start: number
  end: number
  /** The path that it began with. */
  path: string
  /** What it takes up in this browser, in bytes. */
  size: number
  /** Its text, in characters. */
  length: number
  /** What users did. */
  events: number
  /** What the API answered. */
  answers: number
  /** Timers, code, moves of the browser and the like. */
  others: number
  /** What was asked of the API, by method. */
  requests: Readonly<Record<string, number>>
}

/** Files the user chose, held outside the store and named there by id. All of it may reject. */
export interface FilesPort {
  /** These bytes as base64. */
  read(id: string, start: number, end: number): Promise<string>
  /** The same for a piece of a large file: null where all its bytes are zero. */
  readChunk(id: string, start: number, end: number): Promise<string | null>
  /** Which of these ASCII texts the file has at their places. */
  find(id: string, markers: readonly FileMarker[]): Promise<boolean[]>
  forget(id: string): void
}

/** What files of some kind have at a place, in bytes from their beginning. */
export interface FileMarker {
  text: string
  offset: number
}

export interface ClockPort {
  /** Milliseconds since the epoch. */
  now(): number
  setTimeout(callback: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

/** The browser's tab that the console runs in. */
export interface TabPort {
  /** The origin of the console's address. */
  readonly origin: string
  readonly reader: Locale
  isVisible(): boolean
  /** Whether the browser asks before the tab is closed or loaded anew. Not asked by `leave`. */
  askBeforeUnload(isAsked: boolean): void
  listen(listener: (message: TabMessage) => void): () => void
}

export type TabMessage =
  | { type: 'visibility'; visible: boolean }
  | { type: 'online'; online: boolean }
  /** Another tab has chosen a theme: as it is kept, and empty where it is not kept any more. */
  | { type: 'theme'; theme: string }
  /** In another tab; or in this one, which the browser has brought back as it was left. */
  | { type: 'signedOut' }
