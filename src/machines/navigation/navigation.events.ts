import type { RichText } from '@/lib/rich-text'

/** A location in the tab's history, as the history port tells it. */
export interface NavigationLocation {
  path: string
  search: string
  historyIndex: number
  /** The tokens of the pages that its lists show, where these are not the first. */
  pages?: Readonly<Record<string, readonly string[]>>
}

/** The route that an address leads to, and what the address says for its parameters. */
export interface MatchedRoute {
  id: string
  params: Readonly<Record<string, string>>
}

/**
 * In what way a route could not be shown. `missing`: there is nothing, or nothing for this person.
 * `refused`: the API said no. `broken`: it failed. `unanswered`: it was not heard of. `unreadable`:
 * something else answered. `code`: a part of the console itself did not come.
 */
export type NavigationFailure =
  'missing' | 'refused' | 'broken' | 'unanswered' | 'unreadable' | 'code'

/** What finds a failed call again in the log of the server. */
export interface FailedCall {
  /** The API's name for it: `projectList`. */
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
  /** The status of the API's answer, 0 where none came. */
  status: number
  /** What happened, in a sentence. */
  message: string
  call?: FailedCall
}

/** What is asked before a screen is left whose form was handed over to something still under way. */
export interface LeaveDialog {
  title: string
  text: RichText
  leaveLabel: string
  stayLabel: string
  /** A third way: what else may be wanted of what is under way, which leaves as well. */
  other: { label: string; event: { type: string; payload?: unknown } }
}

/** How a target was asked for: `browser` means the address has already moved. */
export type NavigationType = 'push' | 'replace' | 'browser'

export interface NavigationTarget {
  path: string
  search: string
  kind: NavigationType
  /** Where the browser already stands, for moves it made by itself. */
  historyIndex: number | null
  /** The pages of lists that this entry keeps. */
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
  /** The screen is the same, but another page of a list is in its address. */
  | { type: 'navigation/addressChanged'; payload: { location: NavigationLocation } }
  | { type: 'navigation/loaded'; payload: NavigationArrival }
  | { type: 'navigation/failed'; payload: NavigationArrival & { error: NavigationError } }
  /** The target has to wait until the API answers again. */
  | { type: 'navigation/delayed' }
  /** The target is not waited for any longer. */
  | { type: 'navigation/stayed' }
  /** What the screen shows is no longer there. */
  | { type: 'navigation/notFound'; payload: { error: NavigationError } }
  | { type: 'navigation/retried' }
  /** What failed is not to be tried again before somebody asks for it. */
  | { type: 'navigation/retryStopped' }
  | { type: 'connection/restored' }
  | { type: 'tab/connectionChanged'; payload: { online: boolean } }
  | { type: 'navigation/guardAccepted' }
  | { type: 'navigation/guardDismissed' }
  | { type: 'form/guardRaised'; payload: { form: string; leaveDialog?: LeaveDialog } }
  | { type: 'form/guardLowered'; payload: { form: string } }

export type NavigationDecision =
  | { type: 'navigation/loadStarted'; payload: NavigationTarget }
  /** Only a page load gets the code that is missing. */
  | { type: 'navigation/reloadStarted' }
  /** Puts the browser back (or forth again) by so many entries. */
  | { type: 'navigation/undone'; payload: { delta: number } }
