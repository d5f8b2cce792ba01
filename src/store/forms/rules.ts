import type { ApiError } from '@/api/core/api-error'
import type { FieldErrors, FormFailure } from '@/machines/form/form.events'
import type { FormActorContext } from '@/machines/form/form.machine'

/** What a form shows of a call that failed: what the error says, unless `message` says it better. */
export const refusalOf = (
  { requestId, ...error }: Pick<ApiError, 'message' | 'requestId'>,
  message = error.message,
): FormFailure => ({ message, fields: {}, ...(requestId !== undefined && { requestId }) })

/** Puts messages by field together, leaving out fields that are fine. Keeps the order given. */
export const errorsOf = (messages: Record<string, string | undefined>): FieldErrors =>
  Object.fromEntries(
    Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )

/** The message of a required field that is empty. */
export const requiredError = (label: string, value: unknown): string | undefined =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
    ? `${label} is required`
    : undefined

/** Advice on an update that the server failed at: it does so where the new name is another one's. */
export const renameAdvice =
  (kind: string) =>
  ({ errorCode }: ApiError): string | undefined =>
    errorCode === 'Internal' ? `Another ${kind} may have this name already.` : undefined

/**
 * What a form that was refused says after a change, given all that is `found` wrong now. A field
 * that was fine is not complained about before it is changed or sent again; what the server had
 * against one stands until that one is changed.
 */
export const recheck = (
  found: FieldErrors,
  { errors, failure }: Pick<FormActorContext, 'errors' | 'failure'>,
  changed: readonly string[],
): FieldErrors => {
  const isChanged = (field: string) => changed.includes(field)
  const refused = Object.entries(failure?.fields ?? {}).filter(
    ([field, message]) => !isChanged(field) && errors[field] === message,
  )
  const wrong = Object.entries(found).filter(([field]) => isChanged(field) || field in errors)
  return Object.fromEntries([...refused, ...wrong])
}
