import type { RichText } from '@/lib/rich-text'

/** Objects of one kind that the object of the command may hold. */
export interface ConfirmContent {
  /** Their singular noun, such as `disk`. */
  kind: string
  /** The query for a page of their list. */
  query: unknown
  /**
   * Where they can be removed. With a field in braces, such as `/lookup/instances/{instanceId}`, each
   * has its own place.
   */
  href: string
  /** Set if they do not block the command, but are lost: they are only counted. */
  isLost?: true
  /** The event that has the screen at `href` describe them, in place of their count. */
  asks?: { type: string; payload?: unknown }
}

/** What the object of the command may hold, and the queries that find it. */
export interface ConfirmContents {
  /** The object: `project`, `web`. */
  kind: string
  name: string
  kinds: readonly ConfirmContent[]
  /** Address of the page that deletes them too, shown instead unless it is certain that there are none. */
  page?: string | undefined
}

/** Objects that can be deleted too, once the confirmed command has succeeded. */
export interface ConfirmOption {
  /** Label of the checkbox: `Also delete its disks`. */
  label: string
  /** Their singular noun, such as `disk`, also the name of their path parameter. */
  kind: string
  /** What becomes of each without and with the option. */
  fates: { kept: string; chosen: string }
  /** The query for their list. */
  query: unknown
  /** The command that deletes one, without its name. */
  endpoint: string
  parents: Readonly<Record<string, string>>
}

/** Another form of the command, for the user to choose. */
export interface ConfirmAlternative {
  /** `Detach anyway`. */
  label: string
  /** The store event to dispatch in place of the other one. Has the same source. */
  event: ConfirmRequest['event']
  /**
   * The command itself as a choice beside the alternative, which is otherwise a box. With an
   * obstacle, which says why it is not possible, only the alternative can be chosen.
   */
  plain?: { label: string; obstacle?: string }
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
  /** To be typed before the user can confirm, such as the name of the object. */
  word?: string
  /** Checked before the user can confirm. */
  contents?: ConfirmContents
  /** Read before the user can confirm. */
  option?: ConfirmOption
  alternative?: ConfirmAlternative
  /** The store event to dispatch on confirmation, usually `command/requested`. */
  event: { type: string; payload?: unknown }
  /** Matches the outcome of the command to this dialog. */
  source: string
}

/** What a check has found. */
export interface ConfirmFindings {
  /** What blocks the command, in a sentence; null if nothing does. */
  obstacle: RichText | null
  /** The names of the objects of the option. */
  names?: readonly string[]
  /** What else is lost. */
  note?: RichText
}

export type ConfirmEvent =
  | { type: 'confirm/requested'; payload: ConfirmRequest }
  | { type: 'confirm/checked'; payload: { source: string } & ConfirmFindings }
  | { type: 'confirm/optionChosen'; payload: { isChosen: boolean } }
  | { type: 'confirm/acknowledged'; payload: { isChecked: boolean } }
  /** The user has typed this into the field for the word. */
  | { type: 'confirm/typed'; payload: { text: string } }
  | { type: 'confirm/accepted' }
  | { type: 'confirm/dismissed' }
  | { type: 'command/succeeded'; payload: { source: string } }
  | { type: 'command/failed'; payload: { source: string } }
  /** The screen has changed, or failed to. */
  | { type: 'navigation/loaded' }
  | { type: 'navigation/failed' }

/** What is read before the user can confirm. */
export type ConfirmCheck = Pick<ConfirmRequest, 'source' | 'contents' | 'option'>

/** The names of the objects to delete once the command with this source has succeeded. */
export interface ConfirmedOption {
  source: string
  option: ConfirmOption
  names: readonly string[]
}

/** Either asks for a check, or is the confirmed event, after the option chosen with it. */
export type ConfirmDecision =
  | { type: 'confirm/checkStarted'; payload: ConfirmCheck }
  | { type: 'confirm/optionConfirmed'; payload: ConfirmedOption }
  | ConfirmRequest['event']
