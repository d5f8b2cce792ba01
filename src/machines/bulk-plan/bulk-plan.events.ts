import type { RichText } from '@/lib/rich-text'
import type { ConfirmOption } from '../confirm/confirm.events'

/** A store event whose outcome, `command/succeeded` or `command/failed`, names its source. */
export interface BulkRequest {
  type: string
  payload?: unknown
}

/** A row that the user has selected. */
export interface BulkRow {
  key: string
  name: string
  /** What it is, if not one of the plan's objects: `subnet`. */
  kind?: string
  href?: string
  /** The source of the request for this row; rows may share one. Absent if there is none. */
  source?: string
  /** Why the action is not possible. */
  reason?: RichText
  /** What else goes with the row, and what is kept. */
  note?: RichText
  /** The sources of the requests that have to succeed first. */
  after?: readonly string[]
  /** The stages of which all requests have to succeed first. */
  afterStages?: readonly number[]
  /** Starts once nothing of an earlier stage waits or runs. Rows without one start at any time. */
  stage?: number
  /** What is done to it and what it is then, if not what the plan says: `Stop`, `stopped`. */
  verb?: string
  done?: string
}

/** What can be deleted together with the rows, such as the disks of instances. */
export interface BulkExtras {
  rows: readonly BulkRow[]
  requests: BulkPlan['requests']
}

/** What is set to the same value for all rows. */
export interface BulkField {
  label: string
  /** Without options it is a description. `sends` is what is sent, if not the option's value. */
  options?: readonly { value: string; label: string; detail?: string; sends?: null }[]
}

/** What an action takes of a quota: virtual CPUs, bytes. */
export type BulkTakes = Partial<Record<'cpus' | 'memory' | 'storage', number>>

/** The rows for which the quota has no room, and why. `notice`: what is not known of it. */
export interface BulkUnfit {
  sources: readonly string[]
  reason: RichText
  notice?: string
}

/** One action on many rows. */
export interface BulkPlan {
  /** The label of the action: `Stop`. */
  verb: string
  /** One of the rows: `instance`. */
  noun: string
  /** If the rows are the steps of one action: `Delete project web`. */
  title?: string
  /** What the button that starts it says instead of the title, whose name may be long. */
  label?: string
  /** What the stages do, from the first: `Stop instances`. */
  stages?: readonly string[]
  /** Finds out what has been done meanwhile, before a plan from before a reload goes on. */
  recheck?: BulkRequest
  /** What to say when all steps are done. The dialog then closes. */
  done?: RichText
  isDanger: boolean
  /** Address of the list, or name of the form, whose part of the console has the calls. */
  screen: string
  rows: readonly BulkRow[]
  /** The requests by source, in order. */
  requests: Readonly<Record<string, BulkRequest>>
  field?: BulkField
  /** To be typed before the plan starts. */
  word?: string
  /** Label of a box to check before the plan starts. */
  acknowledgement?: string
  /** What can be deleted together with rows, by the sources of those. */
  options?: Readonly<Record<string, ConfirmOption>>
  /** The query of the quota, and what each request takes of it; absent once that is checked. */
  quota?: {
    query: { endpoint: string; args: unknown }
    takes: Readonly<Record<string, BulkTakes>>
  }
  /** What is not known of the rows. */
  notice?: string
}

/**
 * The state of a request. `unknown`: the page was left before it had ended. `wasUnknown`: it was sent
 * before, and may have been carried out then. `unsent`: why it did not reach the API when it was sent.
 * `wasGone`: its object had been deleted before.
 */
export type BulkResult =
  | { status: 'waiting'; wasUnknown?: true; unsent?: Pick<BulkFailure, 'message' | 'requestId'> }
  | { status: 'running'; wasUnknown?: true }
  | { status: 'done'; wasGone?: true }
  | { status: 'unknown' }
  | { status: 'failed'; message: string; requestId?: string; wasUnknown?: true }

/** Why a request failed. */
export interface BulkFailure {
  message: string
  requestId?: string
  kind?: string
  statusCode?: number
}

/** What is kept of a plan beyond the page. Without results it was not started. */
export interface KeptPlan {
  plan: BulkPlan
  results: Readonly<Record<string, BulkResult>>
  value: string
  /** Whether the extras are to be deleted too. */
  isWithExtras: boolean
}

/** What has become of a plan that was left. `barred`: why a request is no longer possible. */
export interface BulkRecheck {
  /** The sources of requests that are done, or whose object is gone. */
  done: readonly string[]
  barred?: { source: string; message: string }
}

/** What the user changes while reviewing a plan. */
export interface BulkInput {
  typed?: string
  value?: string
  isWithExtras?: boolean
  isAcknowledged?: boolean
}

export type BulkEvent =
  | { type: 'bulk/planned'; payload: BulkPlan }
  | { type: 'bulk/restored'; payload: KeptPlan }
  /** What can be deleted together with the rows under review. */
  | { type: 'bulk/extrasRead'; payload: BulkExtras }
  /** Whether the quota has room for the rows under review. */
  | { type: 'bulk/quotaRead'; payload: BulkUnfit }
  /** The user has typed the word or the value of the field, or checked a box. */
  | { type: 'bulk/changed'; payload: BulkInput }
  | { type: 'bulk/started' }
  | { type: 'bulk/stopRequested' }
  /** Goes on with the rows that wait. */
  | { type: 'bulk/resumed' }
  /** Asks again for what failed or has an unknown result. */
  | { type: 'bulk/retryRequested' }
  | { type: 'bulk/rechecked'; payload: BulkRecheck }
  /** A request that runs has found more to do first: it waits for that. */
  | { type: 'bulk/extended'; payload: BulkExtras & { source: string } }
  /** How long a request takes on average, in milliseconds. */
  | { type: 'bulk/paced'; payload: { pace: number } }
  /** There is no connection, so a request that the plan started was not sent. */
  | { type: 'bulk/requestHeld'; payload: { source: string } }
  /** The API answers. `wasLost`: for a while it did not. */
  | { type: 'bulk/connectionFound'; payload: { wasLost: boolean } }
  | { type: 'bulk/dismissed' }
  /** The user has signed out. */
  | { type: 'bulk/forgotten' }
  | { type: 'command/succeeded'; payload: { source: string } }
  | {
      type: 'command/failed'
      payload: { source: string; error: BulkFailure }
    }

export type BulkDecision =
  | { type: 'bulk/requestStarted'; payload: { source: string; event: BulkRequest } }
  /** The plan is about to go on after a reload: finds out what has been done. */
  | { type: 'bulk/recheckStarted'; payload: { event: BulkRequest } }
  /** Requests go unanswered: finds out whether the API can be reached, or waits until it can. */
  | { type: 'bulk/connectionAwaited' }
  /** Nothing runs. */
  | { type: 'bulk/ended' }
