import type {
  AlertDelivery,
  AlertDeliveryTrigger,
  WebhookDeliveryAttempt,
  WebhookDeliveryAttemptResult,
} from '@/api/generated/types'
import type { AlertDeliveryRecord, AlertReceiverRecord } from '../models/alerts'
import type { BackendState } from '../server/backend-state'
import type { Db } from '../server/db'
import { faultNames } from '../server/fault-names'
import { matchesClass } from './alert-classes'

const MINUTE = 60_000

/** The time before each attempt, in milliseconds. There are no more attempts. */
const WAITS = [1_000, MINUTE, 5 * MINUTE] as const

const key = (id: string) => `alert-delivery/${id}`

export const hasSecret = (db: Db, { id }: AlertReceiverRecord): boolean =>
  db.webhookSecrets.in(id).length > 0

export const isSubscribed = ({ subscriptions }: AlertReceiverRecord, name: string): boolean =>
  subscriptions.some(subscription => matchesClass(subscription, name))

const hostOf = (endpoint: string): string => new URL(endpoint).hostname

/** How the attempts at a host end, in turn: it fails in every way there is. */
const FAILURES: readonly WebhookDeliveryAttemptResult[] = [
  'failed_http_error',
  'failed_timeout',
  'failed_unreachable',
]

const respond = (
  { endpoint }: AlertReceiverRecord,
  attempt: number,
): Pick<WebhookDeliveryAttempt, 'result' | 'response'> => {
  const durationMs = 40 + 17 * attempt
  if (hostOf(endpoint) !== faultNames.failingHost) {
    return { result: 'succeeded', response: { durationMs, status: 200 } }
  }
  const result = FAILURES[(attempt - 1) % FAILURES.length]!
  const response = result === 'failed_http_error' ? { durationMs, status: 500 } : null
  return { result, response }
}

/** Sends a delivery once more. A probe is sent once only. */
const attemptDelivery = (
  { db, now }: BackendState,
  receiver: AlertReceiverRecord,
  delivery: AlertDeliveryRecord,
): AlertDeliveryRecord => {
  const attempt = delivery.attempts.length + 1
  const answer = respond(receiver, attempt)
  const last = delivery.trigger === 'probe' || attempt === WAITS.length
  const failed = last ? 'failed' : 'pending'
  return db.alertDeliveries.update(delivery.id, {
    attempts: [...delivery.attempts, { attempt, timeSent: now(), ...answer }],
    state: answer.result === 'succeeded' ? 'delivered' : failed,
  })
}

/** Nothing is sent as long as the receiver has no secret to sign with. */
const scheduleAttempt = (backendState: BackendState, { id, attempts }: AlertDeliveryRecord) => {
  const { db } = backendState
  backendState.later(WAITS[attempts.length] ?? MINUTE, key(id), () => {
    const delivery = db.alertDeliveries.get(id)
    const receiver = delivery && db.alertReceivers.get(delivery.receiverId)
    if (!receiver) return
    const next = hasSecret(db, receiver)
      ? attemptDelivery(backendState, receiver, delivery)
      : delivery
    if (next.state === 'pending') scheduleAttempt(backendState, next)
  })
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
): AlertDeliveryRecord => {
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
