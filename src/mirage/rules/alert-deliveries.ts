import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type {
  AlertDelivery,
  AlertDeliveryState,
  AlertDeliveryTrigger,
  WebhookDeliveryAttemptResult,
} from '@/api/generated/types'
import { matchesClass } from '@/lib/alert-class'
import type {
  AlertDeliveryRecord,
  AlertReceiverRecord,
  WebhookSecretRecord,
} from '../models/system-records'
import type { BackendState, PostOutcome, Post } from '../server/backend-state'
import type { Db } from '../server/db'
import { faultNames } from '../server/fault-names'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const signatureOf = ({ id, secret }: WebhookSecretRecord, body: string): string =>
  `a=sha256&id=${id}&s=${bytesToHex(hmac(sha256, bytesOf(secret), bytesOf(body)))}`

/** The request that delivers an alert, signed with every secret of the receiver. */
const postOf = (
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

const MINUTE = 60_000

/** The time before each attempt, in milliseconds. There are no more attempts. */
const WAITS = [1_000, MINUTE, 5 * MINUTE] as const

const key = (id: string) => `alert-delivery/${id}`

export const hasSecret = (db: Db, { id }: AlertReceiverRecord): boolean =>
  db.webhookSecrets.in(id).length > 0

export const isSubscribed = ({ subscriptions }: AlertReceiverRecord, name: string): boolean =>
  subscriptions.some(subscription => matchesClass(subscription, name))

/** How the attempts at a host end, in turn: it fails in every way there is. */
const FAILURES: readonly WebhookDeliveryAttemptResult[] = [
  'failed_http_error',
  'failed_timeout',
  'failed_unreachable',
]

/** How an attempt at a host ends that is not reached from here. */
const imagine = (endpoint: string, attempt: number): PostOutcome => {
  const durationMs = 40 + 17 * attempt
  if (new URL(endpoint).hostname !== faultNames.failingHost) {
    return { result: 'succeeded', response: { durationMs, status: 200 } }
  }
  const result = FAILURES[(attempt - 1) % FAILURES.length]!
  const response = result === 'failed_http_error' ? { durationMs, status: 500 } : null
  return { result, response }
}

/** Sends a delivery once more, and schedules the next attempt. A probe is sent once only. */
const attemptDelivery = (
  backendState: BackendState,
  receiver: AlertReceiverRecord,
  delivery: AlertDeliveryRecord,
): AlertDeliveryRecord | Promise<AlertDeliveryRecord> => {
  const { db, now, sendPost } = backendState
  const attempt = delivery.attempts.length + 1
  const isLast = delivery.trigger === 'probe' || attempt === WAITS.length
  const timeSent = now()
  const conclude = ({ result, response }: PostOutcome): AlertDeliveryRecord => {
    const failed = isLast ? 'failed' : 'pending'
    const state: AlertDeliveryState = result === 'succeeded' ? 'delivered' : failed
    const attempts = [...delivery.attempts, { attempt, timeSent, result, response }]
    // The receiver may have been deleted meanwhile.
    if (!db.alertDeliveries.get(delivery.id)) return { ...delivery, attempts, state }
    const next = db.alertDeliveries.update(delivery.id, { attempts, state })
    if (state === 'pending') scheduleAttempt(backendState, next)
    return next
  }
  const outcome =
    sendPost?.(postOf(backendState, receiver, delivery)) ?? imagine(receiver.endpoint, attempt)
  return outcome instanceof Promise ? outcome.then(conclude) : conclude(outcome)
}

const scheduleAttempt = (backendState: BackendState, delivery: AlertDeliveryRecord): void => {
  const { clock, db } = backendState
  const { id, attempts, timeStarted } = delivery
  const last = Date.parse(attempts.at(-1)?.timeSent ?? timeStarted)
  const due = last + WAITS[attempts.length]! - clock.now()
  backendState.later(Math.max(0, due), key(id), () => {
    const pending = db.alertDeliveries.get(id)
    const receiver = pending && db.alertReceivers.get(pending.receiverId)
    // Nothing is sent as long as the receiver has no secret to sign with.
    if (receiver && hasSecret(db, receiver)) void attemptDelivery(backendState, receiver, pending)
  })
}

/** Goes on with the pending deliveries of a receiver. */
export const resumeDeliveries = (
  backendState: BackendState,
  { id }: Pick<AlertReceiverRecord, 'id'>,
): void => {
  for (const delivery of backendState.db.alertDeliveries.in(id)) {
    if (delivery.state === 'pending') scheduleAttempt(backendState, delivery)
  }
}

interface Subject {
  readonly alertId: string
  readonly alertClass: string
  readonly trigger: AlertDeliveryTrigger
}

const insertDelivery = (
  { db, ids, now }: BackendState,
  { id: receiverId }: AlertReceiverRecord,
  subject: Subject,
): AlertDeliveryRecord =>
  db.alertDeliveries.insert({
    id: ids.next(),
    receiverId,
    ...subject,
    attempts: [],
    state: 'pending',
    timeStarted: now(),
  })

/** Starts a delivery, which is attempted soon. */
export const startDelivery = (
  backendState: BackendState,
  receiver: AlertReceiverRecord,
  subject: Subject,
): AlertDeliveryRecord => {
  const delivery = insertDelivery(backendState, receiver, subject)
  scheduleAttempt(backendState, delivery)
  return delivery
}

/** All probes are of the same alert. */
const PROBE_ALERT = '001de000-7768-4000-8000-000000000001'

/** Sends a probe at once. */
export const sendProbe = (
  backendState: BackendState,
  receiver: AlertReceiverRecord,
): AlertDeliveryRecord | Promise<AlertDeliveryRecord> => {
  const subject = { alertId: PROBE_ALERT, alertClass: 'probe', trigger: 'probe' } as const
  return attemptDelivery(backendState, receiver, insertDelivery(backendState, receiver, subject))
}

/** Sends again the alerts that have failed and have no other delivery. Returns their number. */
export const resendFailed = (backendState: BackendState, receiver: AlertReceiverRecord): number => {
  const deliveries = backendState.db.alertDeliveries.in(receiver.id)
  const underWay = new Set(
    deliveries.flatMap(({ alertId, state }) => (state === 'failed' ? [] : [alertId])),
  )
  const failed = new Map(
    deliveries
      .filter(({ alertId, trigger }) => trigger !== 'probe' && !underWay.has(alertId))
      .map(({ alertId, alertClass }) => [alertId, alertClass]),
  )
  for (const [alertId, alertClass] of failed) {
    startDelivery(backendState, receiver, { alertId, alertClass, trigger: 'resend' })
  }
  return failed.size
}

/** Deletes a receiver with its secrets and deliveries. */
export const removeReceiver = (backendState: BackendState, { id }: AlertReceiverRecord): void => {
  const { db } = backendState
  for (const secret of db.webhookSecrets.in(id)) db.webhookSecrets.remove(secret.id)
  for (const delivery of db.alertDeliveries.in(id)) {
    backendState.cancel(key(delivery.id))
    db.alertDeliveries.remove(delivery.id)
  }
  db.alertReceivers.remove(id)
}

export const viewDelivery = ({ attempts, ...delivery }: AlertDeliveryRecord): AlertDelivery => ({
  ...delivery,
  attempts: { webhook: [...attempts] },
})
