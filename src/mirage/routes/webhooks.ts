import type { WebhookSecret } from '@/api/generated/types'
import { hasSecret, resumeDeliveries } from '../rules/alert-deliveries'
import { changedIdentity, newIdentity, requireFreeName } from '../rules/identity'
import { authorizeFleet } from '../server/access'
import type { BackendState } from '../server/backend-state'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { faultNames } from '../server/fault-names'
import { fleetLookup } from '../server/fleet-lookup'
import type { Handlers } from '../server/route'

/** The secrets of a receiver without their values, oldest first. */
export const secretsOf = (db: Db, receiverId: string): WebhookSecret[] =>
  db.webhookSecrets
    .in(receiverId)
    .toSorted((a, b) => Date.parse(a.timeCreated) - Date.parse(b.timeCreated))
    .map(({ id, timeCreated }) => ({ id, timeCreated }))

const addSecret = (
  { db, ids, now }: BackendState,
  receiverId: string,
  secret: string,
): WebhookSecret =>
  db.webhookSecrets.insert({ id: ids.next(), receiverId, secret, timeCreated: now() })

const checkEndpoint = (endpoint: string): void => {
  const { hostname, protocol } = new URL(endpoint)
  if (protocol !== 'http:' && protocol !== 'https:') {
    fail.invalidValue('endpoint', 'must have the scheme http or https')
  }
  if (hostname === faultNames.refusedHost) {
    fail.invalidValue('endpoint', 'must not be an address inside the rack')
  }
}

/** Webhooks, the receivers of alerts that are reached by HTTP. */
export const webhookRoutes = {
  webhookReceiverCreate: call => {
    const { backendState, body } = call
    const { db } = backendState
    authorizeFleet(call, 'admin')
    checkEndpoint(body.endpoint)
    if (body.secrets.length === 0) fail.invalidValue('secrets', 'must not be empty')
    requireFreeName(db.alertReceivers, 'alert-receiver', '', body.name)
    const receiver = db.alertReceivers.insert({
      ...newIdentity(backendState, body),
      endpoint: body.endpoint,
      subscriptions: [...new Set(body.subscriptions)].sort(),
    })
    for (const secret of body.secrets) addSecret(backendState, receiver.id, secret)
    const { subscriptions } = receiver
    return {
      ...receiver,
      secrets: secretsOf(db, receiver.id),
      subscriptions: [...subscriptions],
    }
  },

  webhookReceiverUpdate: call => {
    const { backendState, body } = call
    const { alertReceivers } = backendState.db
    const receiver = fleetLookup.alertReceiver(call, call.path.receiver, 'admin')
    if (body.endpoint) checkEndpoint(body.endpoint)
    requireFreeName(alertReceivers, 'alert-receiver', '', body.name, receiver)
    alertReceivers.update(receiver.id, {
      ...changedIdentity(backendState, body),
      endpoint: body.endpoint ?? receiver.endpoint,
    })
  },

  webhookSecretsList: call => {
    const { id } = fleetLookup.alertReceiver(call, call.query.receiver)
    return { secrets: secretsOf(call.backendState.db, id) }
  },

  webhookSecretsAdd: call => {
    const { backendState, body, query } = call
    const receiver = fleetLookup.alertReceiver(call, query.receiver, 'admin')
    const isFirst = !hasSecret(backendState.db, receiver)
    const secret = addSecret(backendState, receiver.id, body.secret)
    if (isFirst) resumeDeliveries(backendState, receiver)
    return secret
  },

  webhookSecretsDelete: call => {
    const { id } = fleetLookup.webhookSecret(call, call.path.secretId, 'admin')
    call.backendState.db.webhookSecrets.remove(id)
  },
} satisfies Handlers
