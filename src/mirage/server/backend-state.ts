import type { WebhookDeliveryAttempt } from '@/api/generated/types'
import type { Release } from '@/api/releases/ladder'
import type { Random } from './random'
import type { BackendClock } from './clock'
import type { Db } from './db'
import type { Activity } from '../metrics/activity'
import type { Consoles } from '../serial/consoles'
import type { CapacityHistory } from './capacity-history'

/** A request to the receiver of a webhook. */
export interface Post {
  readonly url: string
  /** A header with several values is sent once for each. */
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: string
}

/** How a request ended. */
export type PostOutcome = Pick<WebhookDeliveryAttempt, 'result' | 'response'>

/** Sends a request; undefined if it is not for an address that may be reached. */
export type SendPost = (post: Post) => Promise<PostOutcome> | undefined

/** The fleet has the same id everywhere. */
export const FLEET_ID = '001de000-1334-4000-8000-000000000000'

/** A UUID (version 4) from a seeded generator. */
export const uuidFrom = (random: Random): string => {
  const [a, b, c, d] = [random.hex(8), random.hex(4), random.hex(3), random.hex(3)]
  return `${a}-${b}-4${c}-${random.text(1, '89ab')}${d}-${random.hex(12)}`
}

/** Ids of new objects. Only creation draws from it, so that reads do not affect later ids. */
export interface Ids {
  next(): string
}

export const createIds = (random: Random): Ids => ({ next: () => uuidFrom(random) })

/** Access without credentials: denied, or granted to the demo users, one of them by default. */
interface Admission {
  requireAuth: boolean
  defaultUserId: string
}

/** Everything that rules can read or change, apart from the call itself. */
export interface BackendState {
  readonly db: Db
  readonly clock: BackendClock
  readonly ids: Ids
  readonly random: Random
  /** The history of provisioned capacity. */
  readonly capacity: CapacityHistory
  /** When there was something to measure. */
  readonly activity: Activity
  /** Serial consoles of the instances. */
  readonly consoles: Consoles
  /** Who has access without credentials. */
  readonly admission: Admission
  /** Sends the requests of webhooks; without it, and where it does not, sending is simulated. */
  readonly sendPost?: SendPost | undefined
  /** Scheme and host of the API, for URLs in responses. */
  readonly origin: string
  /** The release that the rack runs. Changes when the rack is updated. */
  release: Release
  /** Before this time, in milliseconds since the epoch, nothing responds. */
  awayUntil: number
  /** The current time in the format of records. */
  now(): string
  /**
   * Schedules an action on the backend's clock. Each key, such as an instance's id, has at most one
   * pending action: a new one replaces it.
   */
  later(delayMs: number, key: string, action: () => void): void
  /** Cancels the pending action of a key, e.g. when its object is deleted. */
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
  sendPost?: SendPost | undefined
  origin: string
  release: Release
}

/** Creates the backend's state, with a method that cancels all pending actions. */
export const createBackendState = (parts: Parts): BackendState & { stop(): void } => {
  const { clock } = parts
  const due = new Map<string, unknown>()
  const cancel = (key: string) => {
    clock.clearTimeout(due.get(key))
    due.delete(key)
  }
  return {
    ...parts,
    awayUntil: 0,
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
