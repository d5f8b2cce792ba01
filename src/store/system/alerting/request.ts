import type { Alert, AlertDelivery } from '@/api/generated/types'
import { camelToSnake } from '@/lib/case'
import { attemptsOf } from './rules'

/** What the API does not tell. */
const UNKNOWN = '<…>'

export interface RequestText {
  headers: string
  body: string
  /** Whether parts are unknown, besides the signature. */
  isPartial: boolean
}

/**
 * The request that delivers an alert, as far as the API tells. `alert` is undefined if it cannot be
 * read; racks before release 21 do not send its version.
 */
export const requestText = (
  delivery: AlertDelivery,
  { alert, hasVersion }: { alert: Alert | undefined; hasVersion: boolean },
): RequestText => {
  const { id, receiverId, alertId, alertClass, trigger } = delivery
  const sentAt = attemptsOf(delivery).at(-1)?.timeSent ?? UNKNOWN
  const headers = {
    'content-type': 'application/json',
    'x-oxide-receiver-id': receiverId,
    'x-oxide-delivery-id': id,
    'x-oxide-alert-id': alertId,
    'x-oxide-alert-class': alertClass,
    ...(hasVersion && { 'x-oxide-alert-version': alert?.version ?? UNKNOWN }),
    'x-oxide-timestamp': sentAt,
    'x-oxide-signature': UNKNOWN,
  }
  const body = {
    alert_class: alertClass,
    ...(hasVersion && { alert_version: alert?.version ?? UNKNOWN }),
    alert_id: alertId,
    data: alert ? camelToSnake(alert.alert) : UNKNOWN,
    delivery: { id, receiver_id: receiverId, sent_at: sentAt, trigger },
  }
  return {
    headers: Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    body: JSON.stringify(body, null, 2).replaceAll(`"${UNKNOWN}"`, UNKNOWN),
    isPartial: alert === undefined,
  }
}
