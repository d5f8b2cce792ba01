import type { SectionChange } from '@/recorder/changes'
import type { Divergence } from '@/recorder/divergence'
import type { Log } from '@/recorder/log'
import type { PlayerKey } from '@/store/replay/player/keys'

/** What the page tells the frame. Places are counted in inputs from the beginning. */
export type ToReplayFrame =
  /** The log refers to bodies that are repeated: a copy would hold each as often as it is there. */
  | { type: 'open'; log: Log }
  | { type: 'go'; order: number; to: number }
  | { type: 'play'; order: number; speed: number }
  | { type: 'hold'; order: number }

/** Where the console under replay is, and what the last step did. */
export interface ReplayFrameReport {
  type: 'at'
  /** The order that it is about. */
  order: number
  position: number
  /** The order has been carried out, or there is nothing left to play. */
  isDone: boolean
  /** Of the last step; none at the beginning. */
  changes: readonly SectionChange[]
  /** The first there was, with the place where it showed. */
  divergence: { position: number; what: Divergence } | null
}

/** What the frame tells the page. */
export type FromReplayFrame =
  | { type: 'ready' }
  | ReplayFrameReport
  | { type: 'failed'; message: string }
  /** Pressed while the focus was in the frame. */
  | { type: 'key'; key: PlayerKey }
