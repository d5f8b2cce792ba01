import type { ApiError } from '@/api/core/api-error'
import type { FieldErrors, FormFailure, FormValues } from '@/machines/form/form.events'
import { isSameValue, type FormActorContext } from '@/machines/form/form.machine'

/** The failure a form shows for an API error: its message, unless `message` is given. */
export const refusalOf = (
  { requestId, ...error }: Pick<ApiError, 'message' | 'requestId'>,
  message = error.message,
): FormFailure => ({ message, fields: {}, ...(requestId !== undefined && { requestId }) })

/** Collects messages by field in the given order, leaving out valid fields. */
export const errorsOf = (messages: Record<string, string | undefined>): FieldErrors =>
  Object.fromEntries(
    Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )

/** The message of a required field that is empty. */
export const requiredError = (label: string, value: unknown): string | undefined =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
    ? `${label} is required`
    : undefined

/**
 * Advice for a failed update: the server responds with an internal error if the new name is taken.
 */
export const renameAdvice =
  (kind: string) =>
  ({ errorCode }: ApiError): string | undefined =>
    errorCode === 'Internal' ? `Another ${kind} may already have this name.` : undefined

/**
 * The errors to show after a change to a form whose submission was refused; `found` are all current
 * errors. A field that was valid shows no error until it is changed or submitted again. A server
 * error about a field stays until that field changes or is no longer sent.
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

/**
 * The values of these fields that the user has changed. The API keeps what is left out, so that an
 * edit does not undo those of others.
 */
export const changedValues = <Values extends object, Field extends keyof Values & string>(
  values: Values,
  initial: FormValues = {},
  ...fields: readonly Field[]
): Partial<Pick<Values, Field>> =>
  Object.fromEntries(
    fields
      .filter(field => !isSameValue(values[field], initial[field]))
      .map(field => [field, values[field]]),
  ) as Partial<Pick<Values, Field>>
