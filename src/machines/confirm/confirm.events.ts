import type { RichText } from '@/lib/rich-text'

/** What a thing may hold that keeps something from being done to it, and the query that tells. */
export interface ConfirmContents {
  /** The thing, as a sentence begins with it: `The project web`. */
  holder: RichText
  /** Each with its word for one of them: `disk`. The query is one for a page of a list. */
  kinds: readonly { kind: string; query: unknown }[]
}

/** A question to the user that carries what is to be done as data. */
export interface ConfirmRequest {
  /** The verb and the kind of thing, also on the button that confirms: `Delete disk`. */
  title: string
  /** A paragraph each. */
  body: readonly RichText[]
  tone: 'primary' | 'danger'
  /** On the button that leaves things as they are, where `Cancel` could mean the other one. */
  keepLabel?: string
  /** What must not be there: looked for before there is anything to confirm. */
  contents?: ConfirmContents
  /** An event of the store, dispatched on confirming: usually `command/requested`. */
  event: { type: string; payload?: unknown }
  /** Ties the answer of the command to this dialog. */
  source: string
}

export type ConfirmEvent =
  | { type: 'confirm/requested'; payload: ConfirmRequest }
  /** What was looked for, in a sentence; null when there is none of it. */
  | { type: 'confirm/checked'; payload: { source: string; obstacle: RichText | null } }
  | { type: 'confirm/accepted' }
  | { type: 'confirm/dismissed' }
  | { type: 'command/succeeded'; payload: { source: string } }
  | { type: 'command/failed'; payload: { source: string } }
  /** Another screen is there, whether it could be shown or not. */
  | { type: 'navigation/loaded' }
  | { type: 'navigation/failed' }

/** The contents are to be looked at; everything else is the event that was confirmed. */
export type ConfirmDecision =
  | { type: 'confirm/checkStarted'; payload: { source: string; contents: ConfirmContents } }
  | ConfirmRequest['event']
