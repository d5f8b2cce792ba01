import type {
  AlertDeliveryTrigger,
  WebhookDeliveryAttempt,
  WebhookDeliveryAttemptResult,
} from '@/api/generated/types'
import type { AlertDeliveryRecord } from '../models/system-records'
import { resumeDeliveries } from '../rules/alert-deliveries'
import type { BackendState } from '../server/backend-state'
import { fixedId, named, utc } from './fixed'

const receiverIds = {
  pager: fixedId('alertReceiver', 1),
  broken: fixedId('alertReceiver', 2),
  mute: fixedId('alertReceiver', 3),
}

const receivers: [id: string, name: string, endpoint: string, subscriptions: string[]][] = [
  [receiverIds.pager, 'pager', 'https://pager.basalt.example/oxide', ['hardware.**', 'probe']],
  [receiverIds.broken, 'broken-hook', 'https://fails.example/hook', ['**']],
  [receiverIds.mute, 'mute-hook', 'http://mute.basalt.example/', ['hardware.power_shelf.psu.*']],
]

const PROBE_ALERT = '001de000-7768-4000-8000-000000000001'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const RESPONSES: Partial<Record<WebhookDeliveryAttemptResult, number>> = {
  succeeded: 200,
  failed_http_error: 500,
}

/** Attempts after a second, a minute, and five minutes. */
const attemptsAt = (
  start: number,
  results: readonly WebhookDeliveryAttemptResult[],
): WebhookDeliveryAttempt[] =>
  results.map((result, index) => {
    const status = RESPONSES[result]
    const wait = [1_000, MINUTE, 6 * MINUTE][index] ?? 0
    return {
      attempt: index + 1,
      result,
      response: status === undefined ? null : { durationMs: 57 + index, status },
      timeSent: new Date(start + wait).toISOString(),
    }
  })

interface Sent {
  receiver: string
  alert: { id: string; class: string }
  trigger: AlertDeliveryTrigger
  /** Hours before now. */
  age: number
  results: readonly WebhookDeliveryAttemptResult[]
  state: AlertDeliveryRecord['state']
}

const insertDeliveries = ({ clock, db }: BackendState, first: number, deliveries: Sent[]) => {
  for (const [index, { receiver, alert, trigger, age, results, state }] of deliveries.entries()) {
    const start = clock.now() - age * HOUR
    db.alertDeliveries.insert({
      id: fixedId('alertDelivery', first + index),
      receiverId: receiver,
      alertId: alert.id,
      alertClass: alert.class,
      trigger,
      attempts: attemptsAt(start, results),
      state,
      timeStarted: new Date(start).toISOString(),
    })
  }
}

const probe = { alert: { id: PROBE_ALERT, class: 'probe' }, trigger: 'probe' as const }

/** Receivers that work, fail, and have no secret, and probes of them. */
export const seedReceivers = (backendState: BackendState): void => {
  const { db } = backendState
  for (const [index, [id, name, endpoint, subscriptions]] of receivers.entries()) {
    const identity = named(id, name, '', `2025-07-0${index + 1}`)
    db.alertReceivers.insert({ ...identity, endpoint, subscriptions })
  }
  for (const [index, receiverId] of [
    receiverIds.pager,
    receiverIds.pager,
    receiverIds.broken,
  ].entries()) {
    db.webhookSecrets.insert({
      id: fixedId('webhookSecret', index + 1),
      receiverId,
      secret: 'abc',
      timeCreated: utc(`2025-07-0${index + 1}T09:01`),
    })
  }
  insertDeliveries(backendState, 1, [
    { receiver: receiverIds.pager, ...probe, age: 100, results: ['succeeded'], state: 'delivered' },
    {
      receiver: receiverIds.broken,
      ...probe,
      age: 90,
      results: ['failed_http_error'],
      state: 'failed',
    },
  ])
}

/** A power supply that was inserted or removed some hours ago. */
const insertAlert = (
  { clock, db }: BackendState,
  number: number,
  { slot, event, age }: { slot: number; event: 'inserted' | 'removed'; age: number },
) => {
  const time = new Date(clock.now() - age * HOUR).toISOString()
  return db.alerts.insert({
    id: fixedId('alert', number),
    class: `hardware.power_shelf.psu.${event}`,
    version: 1,
    alert: {
      power_shelf: { shelf: 0, part_number: '913-0000003', serial_number: 'BRM41220008' },
      psu: {
        slot,
        manufacturer: 'Murata-PS',
        part_number: 'MWOCP68-3600-D-RM',
        serial_number: `LL2216RB00${slot}4`,
      },
    },
    timeCreated: time,
    timeModified: time,
  })
}

/** Alerts about power supplies, with deliveries in every state. */
export const seedAlerts = (backendState: BackendState): void => {
  const removed = insertAlert(backendState, 1, { slot: 2, event: 'removed', age: 70 })
  const inserted = insertAlert(backendState, 2, { slot: 2, event: 'inserted', age: 69.5 })
  const latest = insertAlert(backendState, 3, { slot: 5, event: 'removed', age: 2 })
  const { pager, broken, mute } = receiverIds
  const alert = { trigger: 'alert' as const }
  insertDeliveries(backendState, 11, [
    {
      receiver: pager,
      alert: removed,
      ...alert,
      age: 70,
      results: ['succeeded'],
      state: 'delivered',
    },
    {
      receiver: pager,
      alert: inserted,
      ...alert,
      age: 69.5,
      results: ['failed_timeout', 'succeeded'],
      state: 'delivered',
    },
    {
      receiver: pager,
      alert: latest,
      ...alert,
      age: 2,
      results: ['succeeded'],
      state: 'delivered',
    },
    {
      receiver: broken,
      alert: removed,
      ...alert,
      age: 70,
      results: ['failed_http_error', 'failed_timeout', 'failed_unreachable'],
      state: 'failed',
    },
    {
      receiver: broken,
      alert: removed,
      trigger: 'resend',
      age: 60,
      results: ['failed_http_error', 'failed_http_error', 'failed_http_error'],
      state: 'failed',
    },
    {
      receiver: broken,
      alert: inserted,
      ...alert,
      age: 69.5,
      results: ['failed_unreachable', 'failed_unreachable', 'failed_unreachable'],
      state: 'failed',
    },
    {
      receiver: broken,
      alert: latest,
      ...alert,
      age: 0.05,
      results: ['failed_http_error', 'failed_timeout'],
      state: 'pending',
    },
    { receiver: mute, alert: latest, ...alert, age: 2, results: [], state: 'pending' },
  ])
  resumeDeliveries(backendState, { id: broken })
}
