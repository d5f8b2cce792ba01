import { every, itemsOf, list, oneBy, tag } from '@/api/core/tags'
import type { Entries } from './entry'

/** What the rack reports, and the webhooks that receive it. */
export const alerts = {
  alertClassList: { provides: () => [list('alertClass')] },
  alertList: { provides: itemsOf('alert') },
  alertView: { provides: oneBy('alert', 'alertId') },
  alertDeliveryList: { provides: () => [list('alertDelivery')] },
  alertDeliveryResend: { invalidates: () => [list('alertDelivery')] },
  alertReceiverList: { provides: itemsOf('alertReceiver') },
  alertReceiverView: { provides: oneBy('alertReceiver', 'receiver') },
  alertReceiverDelete: { invalidates: () => [list('alertReceiver')] },
  /** Waits for the endpoint to respond; may resend failed deliveries afterwards. */
  alertReceiverProbe: { invalidates: () => [list('alertDelivery')] },
  alertReceiverSubscriptionAdd: {
    invalidates: (_subscription, { path }) => [
      list('alertReceiver'),
      tag('alertReceiver', path.receiver),
    ],
  },
  alertReceiverSubscriptionRemove: {
    invalidates: (_empty, { path }) => [list('alertReceiver'), tag('alertReceiver', path.receiver)],
  },
  webhookReceiverCreate: { invalidates: () => [list('alertReceiver')] },
  webhookReceiverUpdate: {
    // Under the old name there is nothing left to read.
    invalidates: (_empty, { path, body }) => [
      list('alertReceiver'),
      tag('alertReceiver', body.name ?? path.receiver),
    ],
  },
  webhookSecretsList: { provides: () => [list('webhookSecret')] },
  webhookSecretsAdd: {
    invalidates: (_secret, { query }) => [
      list('webhookSecret'),
      list('alertReceiver'),
      tag('alertReceiver', query.receiver),
    ],
  },
  // The call does not name the receiver.
  webhookSecretsDelete: { invalidates: () => [list('webhookSecret'), every('alertReceiver')] },
} satisfies Entries
