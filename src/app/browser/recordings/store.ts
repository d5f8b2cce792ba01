import type { Facts } from './facts'

/** Lines of a log as they came: stored at once, so that a crash does not take them along. */
export interface TextPiece {
  session: string
  /** Pieces of a session are in the order of their numbers. */
  number: number
  text: string
  facts: Facts
  /** The log ends with it, whatever else was stored. */
  isEnd?: true
}

/** Many of them as one member of a gzip file. */
interface GzipPiece {
  session: string
  number: number
  gzip: Uint8Array<ArrayBuffer>
}

export type Piece = TextPiece | GzipPiece

/** What is known of a session without its pieces. */
export interface SessionRecord {
  id: string
  /** Whose it is. It began before that was known, and where nobody signed in it never was. */
  owner?: string
  /** The tab that it was recorded in. */
  tab: string
  /** Milliseconds since the epoch. */
  start: number
  path: string
  /** The facts and the size in bytes are those of the pieces up to this number. */
  upTo: number
  facts: Facts
  size: number
}

/** A session, and the pieces that its record does not tell of yet. */
export interface StoredSession {
  record: SessionRecord
  latest: readonly TextPiece[]
}

/** Where sessions are stored. All of it may reject, with a QuotaExceededError where there is no room. */
export interface SessionStore {
  /** What a session may take up, in bytes. */
  readonly limit: number
  readonly outlivesPage: boolean
  begin(record: SessionRecord): Promise<void>
  /** Says whose a session is. */
  own(session: string, owner: string): Promise<void>
  /** Must have begun to store the piece when it returns: the page may be gone a moment later. */
  append(piece: TextPiece): Promise<void>
  /** Puts one piece in the place of those up to `record.upTo`. False where the session was removed. */
  compact(record: SessionRecord, piece: GzipPiece): Promise<boolean>
  sessions(): Promise<readonly StoredSession[]>
  /** In their order. */
  pieces(session: string): Promise<readonly Piece[]>
  remove(sessions: readonly string[]): Promise<void>
}
