import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type {
  AlertDeliveryRecord,
  AlertReceiverRecord,
  WebhookSecretRecord,
} from '../models/alerts'
import type { BackendState } from '../server/backend-state'
import type { Post } from '../server/posts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const signatureOf = ({ id, secret }: WebhookSecretRecord, body: string): string =>
  `a=sha256&id=${id}&s=${bytesToHex(hmac(sha256, bytesOf(secret), bytesOf(body)))}`

/** The request that delivers an alert, signed with every secret of the receiver. */
export const postOf = (
  { db, now, release }: BackendState,
  receiver: AlertReceiverRecord,
  { id, alertId, alertClass, trigger }: AlertDeliveryRecord,
): Post => {
  const alert = db.alerts.get(alertId)
  const version = alert?.version ?? 1
  const sentAt = now()
  const body = JSON.stringify({
    alert_class: alertClass,
    ...(release >= 21 && { alert_version: version }),
    alert_id: alertId,
    data: alert?.alert ?? {},
    delivery: { id, receiver_id: receiver.id, sent_at: sentAt, trigger },
  })
  return {
    url: receiver.endpoint,
    headers: {
      'content-type': 'application/json',
      'x-oxide-receiver-id': receiver.id,
      'x-oxide-delivery-id': id,
      'x-oxide-alert-id': alertId,
      'x-oxide-alert-class': alertClass,
      ...(release >= 21 && { 'x-oxide-alert-version': String(version) }),
      'x-oxide-timestamp': sentAt,
      'x-oxide-signature': db.webhookSecrets
        .in(receiver.id)
        .map(secret => signatureOf(secret, body)),
    },
    body,
  }
}
