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

/** Keys of storage that belong to the console and hold no secrets. */
export const KEPT_KEYS = [
  ['local', 'basalt-theme'],
  ['local', 'basalt-drafts'],
  ['session', 'basalt-device-code'],
  ['session', 'basalt-dialogs'],
] as const

/** The same shape without any text, so that a replay finds what it expects, if not what it was. */
const hidden = (value: unknown): unknown => {
  if (typeof value === 'string') return HIDDEN
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(hidden)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, hidden(each)]))
}

/** The event as it may be written down. `isSecret` tells which fields of a form are not. */
export const allowedEvent = (
  { type, payload, meta }: StoreEvent,
  isSecret: (form: string, field: string) => boolean,
): StoreEvent => {
  if (!meta?.isLoggable) return { type, payload: hidden(payload) }
  if (type !== 'form/changed') return { type, payload }
  const { form, values } = payload as { form: string; values: Record<string, unknown> }
  const allowed = Object.entries(values).map(([field, value]) => [
    field,
    isSecret(form, field) ? HIDDEN : value,
  ])
  return { type, payload: { form, values: Object.fromEntries(allowed) } }
}

export const allowedRequest = (
  { method, url, body }: WireRequest,
  loggable?: LoggableParts,
): LoggedRequest => ({
  method,
  url,
  ...(body !== null && loggable?.body && { body: hashText(body) }),
})

/** The answer as it may be written down. A replay reads an answer left out as empty. */
export const allowedAnswer = (response: WireResponse, loggable?: LoggableParts): WireResponse => ({
  ...response,
  headers: Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => HEADERS.includes(name)),
  ),
  // A refusal is the API's own words and tells nothing of what was sent.
  body: loggable?.answer || response.status >= 400 ? response.body : '',
})
