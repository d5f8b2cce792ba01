import type { FormDecision, FormEvent, FormLifeEvent } from '@/machines/form/form.events'
import { createEvent, eventOf } from '@/store/setup/event'

const isLoggable = true

/** What is typed into secret fields is left out of logs one by one: see the recorder. */
const event = eventOf<FormEvent | FormLifeEvent | FormDecision>({ isLoggable })

export type FormParams = Record<string, string>

/** A form is wanted over the present screen, as from a button; routes open theirs themselves. */
export const formRequested = createEvent<{ form: string; params: FormParams }>('form/requested', {
  isLoggable,
})

/** Makes the creator of requests for the forms of an area: by their names, with what each needs. */
export const formRequester =
  <Forms>() =>
  <Form extends keyof Forms & string>(
    form: Form,
    ...[params]: object extends Forms[Form] ? [params?: Forms[Form]] : [params: Forms[Form]]
  ) =>
    formRequested({ form, params: (params ?? {}) as FormParams })

/** A requested form has been on its way long enough to be seen; null when it is there or cannot be. */
export const formAwaited = createEvent<{ form: string | null }>('form/awaited', { isLoggable })

/** A requested form is open: its dialog can be drawn. */
export const dialogOpened = createEvent<{ form: string }>('form/dialogOpened', { isLoggable })

/** A form over another one hands on what it made: another item of that one's list. */
export const formCollected = createEvent<{ form: string; field: string; item: unknown }>(
  'form/collected',
  { isLoggable },
)

export const formOpened = event('form/opened')
export const formClosed = event('form/closed')
export const formChanged = event('form/changed')
export const formAdjusted = event('form/adjusted')
export const formSubmitted = event('form/submitted')
export const formChecked = event('form/checked')
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
