import type { Admission } from './admission'
import type { BackendClock } from './clock'
import type { Db } from './db'
import type { Ids } from './ids'
import type { Random } from './random'
import type { Activity } from '../metrics/activity'
import type { Consoles } from '../serial/consoles'
import type { CapacityHistory } from './capacity-history'

/** All that a rule may look at or change, apart from the call itself. */
export interface BackendState {
  readonly db: Db
  readonly clock: BackendClock
  readonly ids: Ids
  readonly random: Random
  /** How what is provisioned came about. */
  readonly capacity: CapacityHistory
  /** When there was something to measure. */
  readonly activity: Activity
  /** What instances say on their serial ports. */
  readonly consoles: Consoles
  /** Who may come in without credentials. */
  readonly admission: Admission
  /** Scheme and host that the API is reached at, for addresses in answers. */
  readonly origin: string
  /** The present as it is written into records. */
  now(): string
  /**
   * Does something after a while on the backend's clock. One thing at a time may be due for a key,
   * such as an instance's id: another for the same key takes its place.
   */
  later(delayMs: number, key: string, action: () => void): void
  /** Gives up what is due for a key. Called when its object goes away. */
  cancel(key: string): void
}

interface Parts {
  db: Db
  clock: BackendClock
  ids: Ids
  random: Random
  capacity: CapacityHistory
  activity: Activity
  consoles: Consoles
  admission: Admission
  origin: string
}

/** The backend’s state, and the means to stop all that is still due in it. */
export const createWorld = (parts: Parts): BackendState & { stop(): void } => {
  const { clock } = parts
  const due = new Map<string, unknown>()
  const cancel = (key: string) => {
    clock.clearTimeout(due.get(key))
    due.delete(key)
  }
  return {
    ...parts,
    now: () => new Date(clock.now()).toISOString(),
    later: (delayMs, key, action) => {
      cancel(key)
      const run = () => {
        due.delete(key)
        action()
      }
      due.set(key, clock.setTimeout(run, delayMs))
    },
    cancel,
    stop: () => {
      for (const timer of due.values()) clock.clearTimeout(timer)
      due.clear()
    },
  }
}
