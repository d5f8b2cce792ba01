import type { SectionChange } from '@/recorder/changes'
import type { Divergence } from '@/recorder/divergence'
import type { Log } from '@/recorder/log'
import type { PlayerKey } from '@/store/replay/player/keys'

/** Messages from the page to the frame. Positions are counted in inputs from the start. */
export type ToReplayFrame =
  /** With references to repeated bodies: the message is a copy, which would repeat each of them. */
  | { type: 'open'; log: Log }
  | { type: 'go'; order: number; to: number }
  | { type: 'play'; order: number; speed: number }
  | { type: 'hold'; order: number }

/** Where the replayed console is, and what the last step did. */
export interface ReplayFrameReport {
  type: 'at'
  /** The order that it reports on. */
  order: number
  position: number
  /** The order is complete, or there is nothing left to play. */
  isDone: boolean
  /** The changes of the last step; none at the start. */
  changes: readonly SectionChange[]
  /** The first divergence, with its position. */
  divergence: { position: number; what: Divergence } | null
}

/** Messages from the frame to the page. */
export type FromReplayFrame =
  | { type: 'ready' }
  | ReplayFrameReport
  | { type: 'failed'; message: string }
  /** Pressed while the focus was in the frame. */
  | { type: 'key'; key: PlayerKey }
