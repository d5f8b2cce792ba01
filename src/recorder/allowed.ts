import type { WireRequest, WireResponse } from '@/app/ports'
import { hashText } from '@/lib/hash'
import type { StoreEvent } from '@/store/setup/store-event'
import type { LoggedRequest } from './log'

/*
 * What may be written down. Everything here is a list of what is allowed: what nobody thought of
 * stays out of the log.
 */

/** Rooms of events whose payloads hold ids, names and choices, and nothing secret. */
const EVENTS =
  /^(affinity|command|confirm|disks|form|images|navigation|paging|palette|preferences|preview|queries|session|snapshots|toasts|page)\//

/** Resources whose answers may be read by whoever gets the log. */
const ANSWERS =
  /^\/v1\/(affinity-groups|anti-affinity-groups|disks|floating-ips|groups|images|instances|internet-gateway\S*|ip-pools|me|metrics|network-interfaces|ping|policy|projects|snapshots|system|timeseries|users|utilization|vpcs?\S*)\b/

/** Resources whose requests hold nothing secret. User data and serial input travel elsewhere. */
const BODIES =
  /^\/v1\/(disks(?!\/[^/]+\/bulk-write)|floating-ips|images|network-interfaces|projects|snapshots|vpcs?\S*)\b/

const HEADERS = ['content-type', 'x-request-id']

export const HIDDEN = '•'

/** Keys of storage that belong to the console and hold no secrets. */
export const KEPT_KEYS = [
  ['local', 'basalt-theme'],
  ['session', 'basalt-drafts'],
] as const

/** The event as it may be written down. `isSecret` tells which fields of a form are not. */
export const allowedEvent = (
  event: StoreEvent,
  isSecret: (form: string, field: string) => boolean,
): StoreEvent => {
  if (!EVENTS.test(event.type)) return { type: event.type }
  if (event.type !== 'form/changed') return event
  const { form, values } = event.payload as { form: string; values: Record<string, unknown> }
  const allowed = Object.entries(values).map(([field, value]) => [
    field,
    isSecret(form, field) ? HIDDEN : value,
  ])
  return { type: event.type, payload: { form, values: Object.fromEntries(allowed) } }
}

export const allowedRequest = ({ method, url, body }: WireRequest): LoggedRequest => ({
  method,
  url,
  ...(body !== null && BODIES.test(url) && { body: hashText(body) }),
})

/** The answer as it may be written down. A replay reads an answer left out as empty. */
export const allowedAnswer = (url: string, response: WireResponse): WireResponse => ({
  ...response,
  headers: Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => HEADERS.includes(name)),
  ),
  // A refusal is the API's own words and tells nothing of what was sent.
  body: ANSWERS.test(url) || response.status >= 400 ? response.body : '',
})
