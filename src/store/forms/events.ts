import { createAction } from '@reduxjs/toolkit'
import type { FormDecision, FormEvent, FormLifeEvent } from '@/machines/form/form.events'
import { eventOf } from '@/store/setup/event'

const event = eventOf<FormEvent | FormLifeEvent | FormDecision>()

/** A form is wanted over the present screen, as from a button; routes open theirs themselves. */
export const formRequested = createAction<{ form: string; params: Record<string, string> }>(
  'form/requested',
)

/** A requested form has been on its way long enough to be seen; null when it is there or dropped. */
export const formAwaited = createAction<{ form: string | null }>('form/awaited')

/** A form over another one hands on what it made: another item of that one's list. */
export const formCollected = createAction<{ form: string; field: string; item: unknown }>(
  'form/collected',
)

export const formOpened = event('form/opened')
export const formClosed = event('form/closed')
export const formChanged = event('form/changed')
export const formAdjusted = event('form/adjusted')
export const formSubmitted = event('form/submitted')
export const formChecked = event('form/checked')
export const formSucceeded = event('form/succeeded')
export const formFailed = event('form/failed')
export const formDismissRequested = event('form/dismissRequested')
export const formDismissConfirmed = event('form/dismissConfirmed')
export const formDismissRefused = event('form/dismissRefused')
export const formCancelled = event('form/cancelled')
export const formSubmissionStarted = event('form/submissionStarted')
export const formDismissed = event('form/dismissed')
