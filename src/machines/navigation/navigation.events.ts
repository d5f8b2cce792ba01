import type { RichText } from '@/lib/rich-text'

/** A location in the tab's history, as the history port reports it. */
export interface NavigationLocation {
  path: string
  search: string
  historyIndex: number
  /** The page tokens of its lists, unless they show their first page. */
  pages?: Readonly<Record<string, readonly string[]>>
}

/** The route that an address leads to, and what the address says for its parameters. */
export interface MatchedRoute {
  id: string
  params: Readonly<Record<string, string>>
}

/**
 * Why a route could not be shown. `missing`: it does not exist, or not for this person. `refused`: the
 * API denied it. `broken`: the API failed. `unanswered`: the API did not answer. `unreadable`:
 * something else answered. `code`: a part of the console itself could not be loaded. `absent`: the
 * release of the rack lacks it.
 */
export type NavigationFailure =
  'missing' | 'refused' | 'broken' | 'unanswered' | 'unreadable' | 'code' | 'absent'

/** Identifies a failed call in the server's log. */
export interface FailedCall {
  /** Its operation id: `projectList`. */
  operation: string
  /** `GET https://console.example.org/v1/projects`. */
  address: string
  errorCode?: string
  requestId?: string
  /** Milliseconds since the epoch. */
  at: number
}

/** Why a route could not be shown. */
export interface NavigationError {
  kind: NavigationFailure
  /** The HTTP status, 0 if there was no answer. */
  status: number
  /** What happened, in a sentence. */
  message: string
  call?: FailedCall
  /** The object was on the screen before: it is gone since. */
  isGone?: true
}

/** The question before leaving a screen whose form started something that is still running. */
export interface LeaveDialog {
  title: string
  text: RichText
  leaveLabel: string
  stayLabel: string
  /** A third choice, such as cancelling what is running, that leaves as well. */
  other: { label: string; event: { type: string; payload?: unknown } }
}

/** How a target was requested. `browser`: the address has already changed. */
export type NavigationType = 'push' | 'replace' | 'browser'

export interface NavigationTarget {
  path: string
  search: string
  kind: NavigationType
  /** The entry that the browser already moved to, if it moved by itself. */
  historyIndex: number | null
  /** The page tokens that this entry stores. */
  pages?: NavigationLocation['pages']
}

/** Where a navigation has ended: `route` is null at an address that leads nowhere. */
interface NavigationArrival {
  location: NavigationLocation
  route: MatchedRoute | null
}

export type NavigationEvent =
  | { type: 'navigation/started'; payload: NavigationLocation }
  | { type: 'navigation/requested'; payload: { to: string; replace?: boolean } }
  | { type: 'navigation/moved'; payload: NavigationLocation }
  /** The screen is the same, but its address names another page of a list. */
  | { type: 'navigation/addressChanged'; payload: { location: NavigationLocation } }
  | { type: 'navigation/loaded'; payload: NavigationArrival }
  | { type: 'navigation/failed'; payload: NavigationArrival & { error: NavigationError } }
  /** The target has to wait until the API answers again. */
  | { type: 'navigation/delayed' }
  /** The user stops waiting for the target. */
  | { type: 'navigation/stayed' }
  /** What the screen shows no longer exists. */
  | { type: 'navigation/notFound'; payload: { error: NavigationError } }
  | { type: 'navigation/retried' }
  /** No automatic retries until the user asks for one. */
  | { type: 'navigation/retryStopped' }
  | { type: 'connection/restored' }
  | { type: 'tab/connectionChanged'; payload: { online: boolean } }
  | { type: 'navigation/guardAccepted' }
  | { type: 'navigation/guardDismissed' }
  | { type: 'form/guardRaised'; payload: { form: string; leaveDialog?: LeaveDialog } }
  | { type: 'form/guardLowered'; payload: { form: string } }

export type NavigationDecision =
  | { type: 'navigation/loadStarted'; payload: NavigationTarget }
  /** Only a page load can fetch the missing code. */
  | { type: 'navigation/reloadStarted' }
  /** Moves the browser back, or forward again, by this many entries. */
  | { type: 'navigation/undone'; payload: { delta: number } }
