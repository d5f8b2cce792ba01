import type { FormDecision, FormEvent, FormLifeEvent } from '@/machines/form/form.events'
import { createEvent, eventOf } from '@/store/setup/event'

const isLoggable = true

/** The recorder leaves out the values of secret fields one by one. */
const event = eventOf<FormEvent | FormLifeEvent | FormDecision>({ isLoggable })

export type FormParams = Record<string, string>

/**
 * Requests a form over the current screen, as a button does. Routes open their forms themselves.
 */
export const formRequested = createEvent<{ form: string; params: FormParams }>('form/requested', {
  isLoggable,
})

/** Creates the function that requests an area's forms by name, with the parameters each needs. */
export const formRequester =
  <Forms>() =>
  <Form extends keyof Forms & string>(
    form: Form,
    ...[params]: object extends Forms[Form] ? [params?: Forms[Form]] : [params: Forms[Form]]
  ) =>
    formRequested({ form, params: (params ?? {}) as FormParams })

/**
 * A requested form takes long enough to show that it is loading; null when it is open or has
 * failed.
 */
export const formAwaited = createEvent<{ form: string | null }>('form/awaited', { isLoggable })

/** A requested form is open, so its dialog can be rendered. */
export const dialogOpened = createEvent<{ form: string }>('form/dialogOpened', { isLoggable })

/**
 * A form over another one passes on its result, which is appended to a list of the other form, or
 * takes the place of the item named `replaces`.
 */
export const formCollected = createEvent<{
  form: string
  field: string
  item: unknown
  replaces?: string | undefined
}>('form/collected', { isLoggable })

export const formOpened = event('form/opened')
export const formClosed = event('form/closed')
export const formChanged = event('form/changed')
export const formSettled = event('form/settled')
export const formEntryAdded = event('form/entryAdded')
export const formEntryCleared = event('form/entryCleared')
export const formPressed = event('form/pressed')
export const formAdjusted = event('form/adjusted')
export const formSubmitted = event('form/submitted')
export const formChecked = event('form/checked')
export const formRebased = event('form/rebased')
export const formConflicted = event('form/conflicted')
export const formChoiceMade = event('form/choiceMade')
export const formConflictsSettled = event('form/conflictsSettled')
export const formConflictsLeft = event('form/conflictsLeft')
export const formSucceeded = event('form/succeeded')
export const formFailed = event('form/failed')
export const formReopened = event('form/reopened')
export const formDismissRequested = event('form/dismissRequested')
export const formDismissConfirmed = event('form/dismissConfirmed')
export const formDismissRefused = event('form/dismissRefused')
export const formCancelled = event('form/cancelled')
export const formStartedOver = event('form/startedOver')
export const guardRaised = event('form/guardRaised')
export const guardLowered = event('form/guardLowered')
export const formSubmissionStarted = event('form/submissionStarted')
export const formDismissed = event('form/dismissed')
