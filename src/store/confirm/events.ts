import type { ConfirmDecision, ConfirmEvent } from '@/machines/confirm/confirm.events'
import { eventOf } from '@/store/setup/event'

const event = eventOf<
  | ConfirmEvent
  | Extract<ConfirmDecision, { type: 'confirm/checkStarted' | 'confirm/optionConfirmed' }>
>({
  isLoggable: true,
})

export const confirmRequested = event('confirm/requested')
export const confirmCheckStarted = event('confirm/checkStarted')
export const confirmChecked = event('confirm/checked')
export const confirmAcknowledged = event('confirm/acknowledged')
export const confirmTyped = event('confirm/typed')
export const confirmAccepted = event('confirm/accepted')
export const confirmDismissed = event('confirm/dismissed')
export const confirmOptionChosen = event('confirm/optionChosen')
export const confirmOptionConfirmed = event('confirm/optionConfirmed')
