import type { RichText } from '@/lib/rich-text'

/** Contents that would block the command, and the queries that find them. */
export interface ConfirmContents {
  /** The container, as the start of a sentence: `The project web`. */
  holder: RichText
  /** Each with its singular noun, such as `disk`, and the query for a page of its list. */
  kinds: readonly { kind: string; query: unknown }[]
}

/** A question to the user, with the event to dispatch as data. */
export interface ConfirmRequest {
  /** Verb and noun, also the label of the confirm button: `Delete disk`. */
  title: string
  /** Paragraphs. */
  body: readonly RichText[]
  tone: 'primary' | 'danger'
  /** Label of the button that changes nothing, if `Cancel` would be ambiguous. */
  keepLabel?: string
  /** Label of a box that must be checked before the user can confirm. */
  acknowledgement?: string
  /** Checked before the user can confirm. */
  contents?: ConfirmContents
  /** The store event to dispatch on confirmation, usually `command/requested`. */
  event: { type: string; payload?: unknown }
  /** Matches the outcome of the command to this dialog. */
  source: string
}

export type ConfirmEvent =
  | { type: 'confirm/requested'; payload: ConfirmRequest }
  /** `obstacle` says in a sentence what was found; null if nothing was. */
  | { type: 'confirm/checked'; payload: { source: string; obstacle: RichText | null } }
  | { type: 'confirm/accepted' }
  | { type: 'confirm/dismissed' }
  | { type: 'command/succeeded'; payload: { source: string } }
  | { type: 'command/failed'; payload: { source: string } }
  /** The screen has changed, or failed to. */
  | { type: 'navigation/loaded' }
  | { type: 'navigation/failed' }

/** Either asks for a check of the contents, or is the confirmed event. */
export type ConfirmDecision =
  | { type: 'confirm/checkStarted'; payload: { source: string; contents: ConfirmContents } }
  | ConfirmRequest['event']
