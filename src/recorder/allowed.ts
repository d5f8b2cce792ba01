import type { LoggableParts, WireRequest, WireResponse } from '@/ports/ports'
import { hashText } from '@/lib/hash'
import type { StoreEvent } from '@/store/setup/event'
import type { LoggedRequest } from './log'

/*
 * What a log may hold. Events and operations declare it themselves (`isLoggable`); without that
 * declaration no payload, body or answer is logged.
 */

const HEADERS = ['age', 'content-length', 'content-range', 'content-type', 'date', 'x-request-id']

export const HIDDEN = '•'

/**
 * Storage keys that belong to the browser or the tab and hold nothing personal: the header is written
 * before the owner of the log is known. Personal values are read later, through `Ports.validateSecret`.
 */
export const KEPT_KEYS = [
  ['local', 'basalt-columns'],
  ['local', 'basalt-theme'],
  ['session', 'basalt-has-bulk-plan'],
  ['session', 'basalt-newer-known'],
  ['local', 'basalt-release'],
  ['session', 'basalt-session-ended'],
] as const

/** What is known of an open form. */
interface FormSecrets {
  secret: readonly string[]
  initial: Record<string, unknown>
}

/** The secrets of an open form. Undefined while it is closed: then no value may be logged. */
export type SecretsOf = (form: string) => FormSecrets | undefined

const hiddenValue = (value: unknown): unknown => {
  if (typeof value === 'string') return HIDDEN
  if (Array.isArray(value)) return []
  if (typeof value === 'object' && value !== null) return {}
  return typeof value === 'number' ? 0 : null
}

/** The names of the payload's fields without their values. */
const hidden = (payload: unknown): unknown =>
  typeof payload === 'object' && payload !== null && !Array.isArray(payload)
    ? Object.fromEntries(Object.entries(payload).map(([key, each]) => [key, hiddenValue(each)]))
    : hiddenValue(payload)

/**
 * A form's values without its secrets. A secret field that still has its initial value is logged as
 * it is: whether it does decides if the form counts as changed.
 */
const allowedValues = (values: Record<string, unknown>, secrets: FormSecrets | undefined) => {
  const isHidden = ([field, value]: [string, unknown]) =>
    !secrets || (secrets.secret.includes(field) && value !== secrets.initial[field])
  return Object.fromEntries(
    Object.entries(values).map(entry => (isHidden(entry) ? [entry[0], HIDDEN] : entry)),
  )
}

/** The event as a log may hold it. */
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
 * A body without its content. Whether it can be parsed is kept, because that decides if the call
 * counts as answered.
 */
const hiddenBody = ({ body, encoding }: WireResponse): string => {
  if (body === '' || encoding) return ''
  try {
    return JSON.stringify(hiddenValue(JSON.parse(body)))
  } catch {
    return HIDDEN
  }
}

/** The answer as a log may hold it. What was read apart from the page is never one that it may. */
export const allowedAnswer = (
  { json: _json, ...response }: WireResponse,
  loggable?: LoggableParts,
): WireResponse => ({
  ...response,
  headers: Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => HEADERS.includes(name)),
  ),
  body: loggable?.[response.status >= 400 ? 'refusal' : 'answer']
    ? response.body
    : hiddenBody(response),
})
