import { formRequested } from '@/store/forms/events'

/** The dialog that shows requests in other languages. */
export const EQUIVALENTS = 'equivalents'

/**
 * The requests to show: the one to be confirmed, the one for the object on the screen, all recent
 * ones, that of an open form, or a recent one by id.
 */
export type Source = 'confirm' | 'object' | 'recent' | `form/${string}` | `command/${number}`

export const equivalentsRequested = (of: Source) =>
  formRequested({ form: EQUIVALENTS, params: { of } })

/** The dialog that shows the object on the screen as JSON. */
export const OBJECT_JSON = 'objectJson'

export const objectJsonRequested = () => formRequested({ form: OBJECT_JSON, params: {} })
