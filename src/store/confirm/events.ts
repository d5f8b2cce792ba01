import type { ConfirmEvent } from '@/machines/confirm/confirm.events'
import { eventOf } from '@/store/setup/event'

const event = eventOf<ConfirmEvent>({ isLoggable: true })

export const confirmRequested = event('confirm/requested')
export const confirmAccepted = event('confirm/accepted')
export const confirmDismissed = event('confirm/dismissed')
