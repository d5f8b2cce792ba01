import type { NavigationDecision, NavigationEvent } from '@/machines/navigation/navigation.events'
import { createEvent, eventOf } from '@/store/setup/event'

const event = eventOf<NavigationEvent | NavigationDecision>({ isLoggable: true })

export const navigationStarted = event('navigation/started')
export const navigationRequested = event('navigation/requested')
export const navigationMoved = event('navigation/moved')
export const navigationLoaded = event('navigation/loaded')
export const addressChanged = event('navigation/addressChanged')
export const navigationFailed = event('navigation/failed')
export const navigationNotFound = event('navigation/notFound')
export const navigationDelayed = event('navigation/delayed')
export const navigationStayed = event('navigation/stayed')
export const navigationRetried = event('navigation/retried')
export const retryStopped = event('navigation/retryStopped')
export const guardAccepted = event('navigation/guardAccepted')
export const guardDismissed = event('navigation/guardDismissed')
export const loadStarted = event('navigation/loadStarted')
export const reloadStarted = event('navigation/reloadStarted')
export const navigationUndone = event('navigation/undone')

/** A link was hovered or focused: its route may be opened soon. */
export const prefetchRequested = createEvent<{ to: string; isCodeOnly?: boolean }>(
  'navigation/prefetchRequested',
  {
    isLoggable: true,
  },
)
