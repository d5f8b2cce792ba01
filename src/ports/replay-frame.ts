/** Keys that control the replay wherever the focus is. */
const PLAYER_KEYS = [
  ...([' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] as const),
  // With Shift to the one before.
  ...(['a', 'A', 'r', 'R', 'e', 'E', 'f', 'F'] as const),
  ...(['+', '-', '0', 'b'] as const),
] as const

export type PlayerKey = (typeof PLAYER_KEYS)[number]

export const isPlayerKey = (key: unknown): key is PlayerKey =>
  (PLAYER_KEYS as readonly unknown[]).includes(key)

/** Messages from the page to the frame. Positions are counted in inputs from the start. */
export type ToReplayFrame<Log> =
  /** With references to repeated bodies: the message is a copy, which would repeat each of them. */
  | { type: 'open'; log: Log }
  | { type: 'go'; order: number; to: number }
  | { type: 'play'; order: number; speed: number }
  | { type: 'hold'; order: number }
  /** Looks for words in all states. Ends the search before it, as does one without words. */
  | { type: 'search'; search: number; text: string }

/** Where the replayed console is, and what the last step did. */
export interface ReplayFrameReport<Change, Divergence> {
  type: 'at'
  /** The order that it reports on. */
  order: number
  position: number
  /** The order is complete, or there is nothing left to play. */
  isDone: boolean
  /** The changes of the last step; none at the start. */
  changes: readonly Change[]
  /** The first divergence, with its position. */
  divergence: { position: number; what: Divergence } | null
}

/** Messages from the frame to the page. */
export type FromReplayFrame<Change, Divergence, Found> =
  | { type: 'ready' }
  | ReplayFrameReport<Change, Divergence>
  /** How far a search is, and what it has found since the last message. */
  | { type: 'found'; search: number; isDone: boolean; found: Found }
  | { type: 'searchFailed'; search: number; message: string }
  | { type: 'failed'; message: string }
  /** Pressed while the focus was in the frame. */
  | { type: 'key'; key: PlayerKey }
