import { createAction } from '@reduxjs/toolkit'
import type { NavigationDecision, NavigationEvent } from '@/machines/navigation/navigation.events'
import { eventOf } from '@/store/setup/event'

const event = eventOf<NavigationEvent | NavigationDecision>()

export const navigationStarted = event('navigation/started')
export const navigationRequested = event('navigation/requested')
export const navigationMoved = event('navigation/moved')
export const navigationLoaded = event('navigation/loaded')
export const navigationFailed = event('navigation/failed')
export const navigationLost = event('navigation/lost')
export const navigationRetried = event('navigation/retried')
export const guardAccepted = event('navigation/guardAccepted')
export const guardDismissed = event('navigation/guardDismissed')
export const loadStarted = event('navigation/loadStarted')
export const navigationUndone = event('navigation/undone')

/** A link was hovered or focused: its route may be wanted soon. */
export const navigationHinted = createAction<{ to: string }>('navigation/hinted')
