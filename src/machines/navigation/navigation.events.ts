/** A place in the tab's history, as the history port tells it. */
export interface NavigationPlace {
  path: string
  search: string
  entry: number
}

/** Why a route could not be shown. `status` is the API's, 0 where no answer came. */
export interface NavigationError {
  status: number
  message: string
}

/** How a target was asked for: `browser` means the address has already moved. */
export type NavigationKind = 'push' | 'replace' | 'browser'

export interface NavigationTarget {
  path: string
  search: string
  kind: NavigationKind
  /** Where the browser already stands, for moves it made by itself. */
  entry: number | null
}

export type NavigationEvent =
  | { type: 'navigation/started'; payload: NavigationPlace }
  | { type: 'navigation/requested'; payload: { to: string; replace?: boolean } }
  | { type: 'navigation/moved'; payload: NavigationPlace }
  | { type: 'navigation/loaded'; payload: { place: NavigationPlace } }
  | { type: 'navigation/failed'; payload: { place: NavigationPlace; error: NavigationError } }
  /** What the screen shows is no longer there. */
  | { type: 'navigation/notFound'; payload: { error: NavigationError } }
  | { type: 'navigation/retried' }
  | { type: 'navigation/guardAccepted' }
  | { type: 'navigation/guardDismissed' }
  | { type: 'form/guardRaised'; payload: { form: string } }
  | { type: 'form/guardLowered'; payload: { form: string } }

export type NavigationDecision =
  | { type: 'navigation/loadStarted'; payload: NavigationTarget }
  /** Puts the browser back (or forth again) by so many entries. */
  | { type: 'navigation/undone'; payload: { delta: number } }
