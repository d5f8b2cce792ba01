import type { AlertReceiver } from '@/api/generated/types'
import type { AlertReceiverRecord } from '../models/system-records'
import {
  hasSecret,
  removeReceiver,
  resendFailed,
  sendProbe,
  viewDelivery,
} from '../rules/alert-deliveries'
import { authorizeFleet, type Context, type Role } from '../server/access'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { fleetLookup } from '../server/fleet-lookup'
import { pageByName, pageByTime } from '../server/page'
import type { Handlers } from '../server/route'
import { secretsOf } from './webhooks'

const view = (db: Db, { endpoint, ...receiver }: AlertReceiverRecord): AlertReceiver => ({
  ...receiver,
  kind: { kind: 'webhook', endpoint, secrets: secretsOf(db, receiver.id) },
  subscriptions: [...receiver.subscriptions],
})

interface ReceiverCall extends Context {
  path: { receiver: string }
}

const receiverOf = (call: ReceiverCall, need: Role): AlertReceiverRecord =>
  fleetLookup.alertReceiver(call, call.path.receiver, need)

/** Receivers of alerts, of whatever kind, and what was delivered to them. */
export const alertReceiverRoutes = {
  alertReceiverList: call => {
    const { db } = call.backendState
    authorizeFleet(call, 'viewer')
    return pageByName(call, db.alertReceivers.in(''), receiver => view(db, receiver))
  },

  alertReceiverView: call => view(call.backendState.db, receiverOf(call, 'viewer')),

  alertReceiverDelete: call => {
    removeReceiver(call.backendState, receiverOf(call, 'admin'))
  },

  alertReceiverSubscriptionAdd: call => {
    const { alertReceivers } = call.backendState.db
    const { subscription } = call.body
    const { id, subscriptions } = receiverOf(call, 'admin')
    const all = [...new Set([...subscriptions, subscription])].sort()
    alertReceivers.update(id, { subscriptions: all, timeModified: call.backendState.now() })
    return { subscription }
  },

  alertReceiverSubscriptionRemove: call => {
    const { alertReceivers } = call.backendState.db
    const { subscription } = call.path
    const { id, subscriptions } = receiverOf(call, 'admin')
    const rest = subscriptions.filter(each => each !== subscription)
    if (rest.length === subscriptions.length) fail.absent(`subscription "${subscription}"`)
    alertReceivers.update(id, { subscriptions: rest, timeModified: call.backendState.now() })
  },

  /** Without any filter, deliveries in every state. */
  alertDeliveryList: call => {
    const { delivered, failed, pending } = call.query
    const { id } = receiverOf(call, 'viewer')
    const states = { delivered, failed, pending }
    const isFiltered = Object.values(states).some(Boolean)
    const found = call.backendState.db.alertDeliveries
      .in(id)
      .filter(({ state }) => !isFiltered || states[state])
      .map(delivery => ({ ...delivery, timeCreated: delivery.timeStarted }))
    return pageByTime(call, found, viewDelivery)
  },

  /** Successful even if the probe fails. */
  alertReceiverProbe: async call => {
    const { backendState } = call
    const receiver = receiverOf(call, 'admin')
    if (!hasSecret(backendState.db, receiver)) {
      fail.invalidRequest('the receiver has no secret to sign a probe with')
    }
    const probe = await sendProbe(backendState, receiver)
    const resends = call.query.resend && probe.state === 'delivered'
    return {
      probe: viewDelivery(probe),
      resendsStarted: resends ? resendFailed(backendState, receiver) : null,
    }
  },
} satisfies Handlers
