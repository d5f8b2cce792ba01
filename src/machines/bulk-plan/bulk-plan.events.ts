import type { RichText } from '@/lib/rich-text'

/** A store event whose outcome, `command/succeeded` or `command/failed`, names its source. */
export interface BulkRequest {
  type: string
  payload?: unknown
}

/** A row that the user has selected. */
export interface BulkRow {
  key: string
  name: string
  href?: string
  /** The source of the request for this row; rows may share one. Absent if there is none. */
  source?: string
  /** Why the action is not possible. */
  reason?: RichText
  /** What else goes with the row, and what is kept. */
  note?: RichText
}

/** What is set to the same value for all rows. */
export interface BulkField {
  label: string
  /** Without options it is a description. `sends` is what is sent, if not the option's value. */
  options?: readonly { value: string; label: string; detail?: string; sends?: null }[]
}

/** One action on many rows. */
export interface BulkPlan {
  /** The label of the action: `Stop`. */
  verb: string
  /** One of the rows: `instance`. */
  noun: string
  isDanger: boolean
  /** Address of the list, whose part of the console has the calls. */
  screen: string
  rows: readonly BulkRow[]
  /** The requests by source, in order. */
  requests: Readonly<Record<string, BulkRequest>>
  field?: BulkField
  /** To be typed before the plan starts. */
  word?: string
}

/** The state of a request. `unknown`: the page was left before it had ended. */
export type BulkResult =
  | { status: 'waiting' | 'running' | 'done' | 'unknown' }
  | { status: 'failed'; message: string; requestId?: string }

/** What is kept of a plan beyond the page. Without results it was not started. */
export interface KeptPlan {
  plan: BulkPlan
  results: Readonly<Record<string, BulkResult>>
  value: string
}

export type BulkEvent =
  | { type: 'bulk/planned'; payload: BulkPlan }
  | { type: 'bulk/restored'; payload: KeptPlan }
  /** The user has typed the word, or the value of the field. */
  | { type: 'bulk/changed'; payload: { typed?: string; value?: string } }
  | { type: 'bulk/started' }
  | { type: 'bulk/stopRequested' }
  /** Goes on with the rows that wait. */
  | { type: 'bulk/resumed' }
  /** Asks again for what failed or has an unknown result. */
  | { type: 'bulk/retryRequested' }
  | { type: 'bulk/dismissed' }
  /** The user has signed out. */
  | { type: 'bulk/forgotten' }
  | { type: 'command/succeeded'; payload: { source: string } }
  | {
      type: 'command/failed'
      payload: { source: string; error: { message: string; requestId?: string } }
    }

export type BulkDecision =
  | { type: 'bulk/requestStarted'; payload: { source: string; event: BulkRequest } }
  /** Nothing runs any more. */
  | { type: 'bulk/ended' }
