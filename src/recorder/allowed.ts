import type { LoggableParts, WireRequest, WireResponse } from '@/app/ports'
import { hashText } from '@/lib/hash'
import type { StoreEvent } from '@/store/setup/event'
import type { LoggedRequest } from './log'

/*
 * What may be written down. Events and operations say it of themselves (`isLoggable`); of what says
 * nothing, no payload, body or answer gets into a log.
 */

const HEADERS = ['content-type', 'x-request-id']

export const HIDDEN = '•'

/**
 * Keys of storage that are the browser's or the tab's and hold nothing of a person: the header of a log is written
 * before it is known whose log it is. What is a person's is read later, by way of `Ports.validateSecret`.
 */
export const KEPT_KEYS = [
  ['local', 'basalt-theme'],
  ['session', 'basalt-session-ended'],
] as const

/** What is known of an open form. */
interface FormSecrets {
  secret: readonly string[]
  initial: Record<string, unknown>
}

/** What may not be told of a form's fields; undefined while it is not open, when nothing may. */
export type SecretsOf = (form: string) => FormSecrets | undefined

const hiddenValue = (value: unknown): unknown => {
  if (typeof value === 'string') return HIDDEN
  if (Array.isArray(value)) return []
  if (typeof value === 'object' && value !== null) return {}
  return typeof value === 'number' ? 0 : null
}

/** The payload's own fields, as the event's type names them, with nothing of what they held. */
const hidden = (payload: unknown): unknown =>
  typeof payload === 'object' && payload !== null && !Array.isArray(payload)
    ? Object.fromEntries(Object.entries(payload).map(([key, each]) => [key, hiddenValue(each)]))
    : hiddenValue(payload)

/**
 * A form's values without its secrets. One that is as the form began with it is no secret, and
 * whether it is so decides whether the form counts as changed.
 */
const allowedValues = (values: Record<string, unknown>, secrets: FormSecrets | undefined) => {
  const isHidden = ([field, value]: [string, unknown]) =>
    !secrets || (secrets.secret.includes(field) && value !== secrets.initial[field])
  return Object.fromEntries(
    Object.entries(values).map(entry => (isHidden(entry) ? [entry[0], HIDDEN] : entry)),
  )
}

/** The event as it may be written down. */
export const allowedEvent = (
  { type, payload, meta }: StoreEvent,
  secretsOf: SecretsOf,
): StoreEvent => {
  if (!meta?.isLoggable) return { type, payload: hidden(payload) }
  if (type !== 'form/changed') return { type, payload }
  const { form, values } = payload as { form: string; values: Record<string, unknown> }
  return { type, payload: { form, values: allowedValues(values, secretsOf(form)) } }
}

export const allowedRequest = (
  { method, url, body }: WireRequest,
  loggable?: LoggableParts,
): LoggedRequest => ({
  method,
  url,
  ...(body !== null && loggable?.body && { body: hashText(body) }),
})

/**
 * A body with nothing of what it held. Whether it could be read stays, as it decides whether the
 * call counts as answered.
 */
const hiddenBody = ({ body, encoding }: WireResponse): string => {
  if (body === '' || encoding) return ''
  try {
    return JSON.stringify(hiddenValue(JSON.parse(body)))
  } catch {
    return HIDDEN
  }
}

/** The answer as it may be written down. */
export const allowedAnswer = (response: WireResponse, loggable?: LoggableParts): WireResponse => ({
  ...response,
  headers: Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => HEADERS.includes(name)),
  ),
  body: loggable?.[response.status >= 400 ? 'refusal' : 'answer']
    ? response.body
    : hiddenBody(response),
})
