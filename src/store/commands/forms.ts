import { formRequested } from '@/store/forms/events'

/** The dialog that shows requests in other languages. */
export const EQUIVALENTS = 'equivalents'

/**
 * The requests to show: the one to be confirmed, all recent ones, that of an open form, or a recent
 * one by id.
 */
export type Source = 'confirm' | 'recent' | `form/${string}` | `command/${number}`

export const equivalentsRequested = (of: Source) =>
  formRequested({ form: EQUIVALENTS, params: { of } })
