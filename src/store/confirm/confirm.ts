import type { ConfirmDecision, ConfirmEvent } from '@/machines/confirm/confirm.events'
import { eventOf } from '@/store/setup/event'
import type { RootState } from '@/store/setup/state'

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

/** The confirmation the user is asked for. */
export const selectConfirmRequest = (state: RootState) =>
  state.actors.confirm?.context.request ?? null

/** True while checking whether the action is possible at all. */
export const selectIsConfirmChecking = (state: RootState) =>
  state.actors.confirm?.value === 'checking'

/** Why the action is not possible, if a check has found that. */
export const selectConfirmObstacle = (state: RootState) =>
  state.actors.confirm?.context.obstacle ?? null

/** True while the confirmed action is under way. */
export const selectIsConfirmPending = (state: RootState) =>
  state.actors.confirm?.tags.includes('busy') ?? false

/** What else is lost, as the check has found. */
export const selectConfirmNote = (state: RootState) => state.actors.confirm?.context.note

/** What is typed to confirm. */
export const selectConfirmTyped = (state: RootState) => state.actors.confirm?.context.typed ?? ''

/** Whether the box is checked that has to be, if there is one. */
export const selectIsAcknowledged = (state: RootState) =>
  state.actors.confirm?.context.isAcknowledged ?? true

const NONE: readonly string[] = []

/** The names of the objects that can be deleted too. */
export const selectConfirmNames = (state: RootState) => state.actors.confirm?.context.names ?? NONE

/** Whether those are to be deleted too, or the alternative is chosen. */
export const selectIsOptionChosen = (state: RootState) =>
  state.actors.confirm?.context.isOptionChosen ?? false
