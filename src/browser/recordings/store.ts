import type { Facts } from './facts'

/** Lines of a log as text: stored early, so that a crash does not lose them. */
export interface TextPiece {
  session: string
  /** Orders the pieces of a session. */
  number: number
  text: string
  facts: Facts
  /** The log ends here, even if later pieces are stored. */
  isEnd?: true
}

/** Many text pieces, compressed into one member of a gzip file. */
interface GzipPiece {
  session: string
  number: number
  gzip: Uint8Array<ArrayBuffer>
}

export type Piece = TextPiece | GzipPiece

/** A session without its pieces. */
export interface SessionRecord {
  id: string
  /** Unset until a user has signed in. */
  owner?: string
  /** The tab that it was recorded in. */
  tab: string
  /** Milliseconds since the epoch. */
  start: number
  path: string
  /** `facts` and `size`, in bytes, cover the pieces up to this number. */
  upTo: number
  facts: Facts
  size: number
}

/** A session, and the pieces that its record does not cover yet. */
export interface StoredSession {
  record: SessionRecord
  latest: readonly TextPiece[]
}

/** Where sessions are stored. Every call may reject: with a QuotaExceededError if there is no room. */
export interface SessionStore {
  /** The maximum size of a session, in bytes. */
  readonly limit: number
  readonly outlivesPage: boolean
  begin(record: SessionRecord): Promise<void>
  /** Sets the owner of a session. */
  own(session: string, owner: string): Promise<void>
  /** Must start storing the piece before it returns: the page may be gone a moment later. */
  append(piece: TextPiece): Promise<void>
  /** Replaces the pieces up to `record.upTo` by one. False if the session was removed. */
  compact(record: SessionRecord, piece: GzipPiece): Promise<boolean>
  sessions(): Promise<readonly StoredSession[]>
  /** In order. */
  pieces(session: string): Promise<readonly Piece[]>
  remove(sessions: readonly string[]): Promise<void>
}
