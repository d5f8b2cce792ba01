import { formRequested } from '@/store/forms/events'

/** The dialog that shows a request in other languages. */
export const EQUIVALENTS = 'equivalents'

/** Which requests are shown: what is asked about, what a form is about to send, what was sent. */
export type Source = 'confirm' | 'recent' | `form/${string}` | `command/${number}`

export const equivalentsRequested = (of: Source) =>
  formRequested({ form: EQUIVALENTS, params: { of } })
