/**
 * All input and output of the console. `createApp(ports)` builds a whole console from them; the
 * browser, the tests and the replayer each have their own. Everything that crosses a port is plain
 * JSON, so that it can be recorded in a log and replayed from one.
 */
export interface Ports {
  /** One API call. Any status resolves; rejects with an Error if there is no answer at all. */
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
   * Acts on the sessions that this browser keeps, and returns their state afterwards. Rejects with an
   * Error if that is not possible.
   */
  recordings(request: RecordingsRequest): Promise<Recordings>
  /**
   * Sets the owner of this page load, and reports to other tabs that this person is signed in
   * (`TabMessage`). From then on its recording belongs to that person, and the recordings of other
   * people are hidden. Null once someone else is signed in: then all recordings are.
   */
  claim(owner: string | null): void
  /** Reports that this person has signed out, to other tabs as well (`TabMessage`). */
  release(owner: string): void
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
   * Runs a check on a value that no log may hold, such as a password, a refusal that repeats it, or
   * what other people typed in this browser. A log holds only the verdict, and a replay reads it from
   * there. The verdict must be JSON and repeat nothing secret.
   */
  validateSecret<Verdict>(ask: () => Verdict): Verdict
  /** Writes to the developer's console. Never given secrets. */
  report(level: 'info' | 'error', message: string): void
  /** Seeds every random choice: generated names, suffixes. */
  seed: number
}

export interface TransportOptions {
  /** Aborts the call. */
  signal?: AbortSignal | undefined
  /** Which parts of the call a log may hold; none by default. */
  loggable?: LoggableParts
  /** The file (`WritableFile`) that a successful body is written to; the response has none then. */
  file?: string | undefined
  /** The answer may be long (`WireResponse.json`, `isCut`). */
  isLong?: boolean | undefined
}

export interface LoggableParts {
  body: boolean
  answer: boolean
  /** An error answer, with the API's own message. */
  refusal: boolean
}

export interface WireRequest {
  method: string
  /** Path and query on the API host, such as `/v1/disks?project=web&limit=25`. */
  url: string
  headers: Record<string, string>
  body: string | null
  /** The id of the file to send as the body instead, held by the files port. */
  file?: string
}

export interface WireResponse {
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  body: string
  /** Set if `body` holds bytes rather than text. */
  encoding?: 'base64'
  /** The content of a body that may be long, with keys in camelCase; `body` is empty then. */
  json?: unknown
  /** The body was too long, and was dropped while it arrived. */
  isCut?: boolean
}

export type SocketMessage =
  | { type: 'opened' }
  | { type: 'received'; bytes: Uint8Array }
  | { type: 'failed' }
  | { type: 'closed'; code: number; reason: string }

/**
 * The bytes of a socket. They bypass the store, so that neither the state nor a log ever holds them.
 */
export interface ByteStream {
  /** Calls back with the bytes that are still buffered, then with all further ones. */
  listen(listener: (bytes: Uint8Array) => void): () => void
  /** Dropped if there is no socket and none is being opened. */
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
  /** Stored with the entry; left out if all its lists show their first page. */
  pages?: EntryPages
}

/** The page tokens up to the page that a list shows, by the request for its first page. */
export type EntryPages = Readonly<Record<string, readonly string[]>>

export interface HistoryPort {
  current(): HistoryLocation
  push(to: string, pages?: EntryPages): void
  replace(to: string, pages?: EntryPages): void
  go(delta: number): void
  /** Reports moves that the browser makes by itself: back, forward, an edited address. */
  listen(listener: (location: HistoryLocation) => void): () => void
}

export type StorageArea = 'local' | 'session'

export interface StoragePort {
  read(area: StorageArea, key: string): string | null
  write(area: StorageArea, key: string, value: string | null): void
}

/** A text file to download. */
export interface SavedFile {
  name: string
  /** Such as `text/csv`. */
  type: string
  /** Default `utf-8`. `binary`: each character is a byte. */
  encoding?: 'utf-16le' | 'binary'
  text: string
}

export type RecordingsRequest =
  | { type: 'look' }
  /** One session, or all. Clearing the session of this page load ends its recording. */
  | { type: 'clear'; id: string | null }
  /** Whether page loads are recorded. Off takes effect at once, on with the next page load. */
  | { type: 'switch'; isOn: boolean }
  /** Whether people's sessions are kept, for them alone, when they sign out. */
  | { type: 'outlive'; outlivesSignOut: boolean }
  /** Downloads a log, compressed, with the user's note. */
  | { type: 'save'; id: string; name: string; note: string }

/** The sessions of the console that this browser keeps, one for each page load. */
export interface Recordings {
  /** Whether page loads are recorded. */
  isOn: boolean
  /** The session of this page load, if it is recorded. */
  current: string | null
  /** Why the recording of this page load ended early; null if it goes on or never began. */
  ended: string | null
  /** Whether sessions are kept when their owner signs out. */
  outlivesSignOut: boolean
  /** False if they are kept in memory only, as in a private window. */
  outlivesPage: boolean
  /** The latest first. */
  sessions: readonly RecordedSession[]
}

export interface RecordedSession {
  id: string
  /** When its page was loaded, and when its last input came in: milliseconds since the epoch. */
  start: number
  end: number
  /** The path that it started at. */
  path: string
  /** Its size in this browser, in bytes. */
  size: number
  /** The length of its text, in characters. */
  length: number
  /** How many user events. */
  events: number
  /** How many answers of the API. */
  answers: number
  /** How many timers, code loads, browser moves and the like. */
  others: number
  /** How many API requests, by method. */
  requests: Readonly<Record<string, number>>
}

/** Files the user chose, held outside the store, which knows them by id. Every call may reject. */
export interface FilesPort {
  /** The bytes as base64. */
  read(id: string, start: number, end: number): Promise<string>
  /** The same for a chunk of a large file; null if it is all zeros. */
  readChunk(id: string, start: number, end: number): Promise<string | null>
  /** Which of these ASCII markers the file has. */
  find(id: string, markers: readonly FileMarker[]): Promise<boolean[]>
  /** Its SHA-256 in hex. Rejects if the file is forgotten meanwhile. */
  hash(id: string): Promise<string>
  /** How many of its bytes have been hashed, or sent in the last request with it as its body. */
  progress(id: string): Promise<number>
  /** Also forgets that the file of an unfinished download can be continued. */
  forget(id: string): void
  /**
   * Returns the file on the user's disk for a download: the one that an unfinished download with
   * this key has left, else one that the user chooses. Null if this browser cannot write files.
   * Rejects if the user declines.
   */
  openForWriting(key: string, name: string): Promise<WritableFile | null>
  /** How many bytes of the file are written. */
  written(id: string): Promise<number>
  /** Has the browser download a URL by itself. */
  saveLink(url: string, name: string): void
}

/** A file on the user's disk that a response can be written to. `size` in bytes. */
export interface WritableFile {
  id: string
  size: number
}

/** A text that identifies a kind of file, at a byte offset. */
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
  /** How the user reads dates and numbers; `isOwnZone` unless another time zone is chosen. */
  readonly reader: { locale: string; timeZone: string; isOwnZone?: boolean }
  isVisible(): boolean
  /** Whether the browser asks before the tab is closed or reloaded. `leave` never asks. */
  askBeforeUnload(isAsked: boolean): void
  /**
   * Hides everything but the page about who is signed in, or shows it again. The browser's tab does so
   * by itself when the page is left, so that nothing is seen when it is restored from the cache.
   */
  hide(isHidden: boolean): void
  /** Prints the page once it is drawn, and reports `printed` when that is done or given up. */
  print(): void
  /** Has the browser ask whether the console may show notifications, unless the user has decided. */
  askToNotify(): void
  /** Shows a notification outside the page, if the user allows it. */
  notify(title: string, body: string): void
  listen(listener: (message: TabMessage) => void): () => void
}

export type TabMessage =
  | { type: 'visibility'; visible: boolean }
  | { type: 'online'; online: boolean }
  /** The theme was changed in another tab: its stored value, empty if it was removed. */
  | { type: 'theme'; theme: string }
  /** In another tab, or in this one before the browser restored the page from its cache. */
  | { type: 'signedOut'; owner: string }
  /** In another tab. */
  | { type: 'signedIn'; owner: string }
  /** The browser has restored the page from its cache, hidden. */
  | { type: 'restored' }
  /** The browser has printed the page, or the user has given that up. */
  | { type: 'printed' }
  /** The server has another build of the console than this page. */
  | { type: 'replaced' }
  /**
   * Storage has refused a value, or has taken one after it refused others. `key` is `area/name`,
   * without the user.
   */
  | { type: 'storage'; key: string; isStored: boolean }

/** The racks that the server of the console has, if it has several: see `--rack` in docs/running.md. */
export interface Racks {
  readonly hosts: readonly string[]
  /** The host of this page. */
  readonly current: string
  /** Asks the server which of them answer. Never rejects: an empty list says that it is not known. */
  read(): Promise<readonly { host: string; release: number | null; isReachable: boolean }[]>
  /** Opens an address of the console at another of them. */
  open(host: string, address: string): void
}
