import type { RichText } from '@/lib/rich-text'

/** A question to the user that carries what is to be done as data. */
export interface ConfirmRequest {
  title: string
  /** A paragraph each. */
  body: readonly RichText[]
  tone: 'primary' | 'danger'
  /** An event of the store, dispatched on confirming: usually `command/requested`. */
  event: { type: string; payload?: unknown }
  /** Ties the answer of the command to this dialog. */
  source: string
}

export type ConfirmEvent =
  | { type: 'confirm/requested'; payload: ConfirmRequest }
  | { type: 'confirm/accepted' }
  | { type: 'confirm/dismissed' }
  | { type: 'command/succeeded'; payload: { source: string } }
  | { type: 'command/failed'; payload: { source: string } }
  /** Another screen is there, whether it could be shown or not. */
  | { type: 'navigation/loaded' }
  | { type: 'navigation/failed' }

/** The event that was confirmed. */
export type ConfirmDecision = ConfirmRequest['event']
