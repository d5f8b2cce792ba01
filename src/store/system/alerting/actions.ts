import type { Alert, AlertDelivery, AlertReceiver, WebhookSecret } from '@/api/generated/types'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import type { RoleKey } from '@/lib/roles'
import { confirmed, deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { commandRequested } from '@/store/commands/events'
import { navigationRequested } from '@/store/navigation/events'
import { reasonNeedsRole } from '../fleet-role'
import { requestForm } from '../forms'
import { systemPaths, tabOf } from '../paths'
import { removal } from '../removal'

/** The user's role, and where the actions are offered. */
interface Place {
  role: RoleKey | undefined
  /** Path of the webhook's page, if the actions are offered there. */
  screen?: string
}

/**
 * Sends a probe, and then shows how it ended: the API responds with success even if the endpoint
 * did not, unless the user has left `screen` meanwhile.
 */
export const probeSent = ({ id, name }: Pick<AlertReceiver, 'id' | 'name'>, screen?: string) => {
  const page = systemPaths.alertReceiver({ receiver: name })
  return commandRequested({
    source: `alertReceiverProbe/${id}`,
    command: { endpoint: 'alertReceiverProbe', args: { path: { receiver: name } } },
    errorTitle: 'Could not send probe',
    ...(screen !== undefined && { screen }),
    followUps: [navigationRequested({ to: tabOf(page, 'check'), replace: screen === page })],
  })
}

/** The actions on a webhook in its row, its page and the palette. */
export const receiverActions = (
  receiver: AlertReceiver,
  { role, screen }: Place,
): ActionViewModel[] => {
  const { id, name } = receiver
  const reason = reasonNeedsRole(role, 'admin')
  return [
    {
      id: 'edit',
      label: 'Edit',
      to: systemPaths.alertReceiverEdit({ receiver: name }),
      reason,
    },
    {
      id: 'probe',
      label: 'Send probe',
      reason,
      event: probeSent(receiver, screen ?? systemPaths.alertReceivers()),
    },
    deletion(
      {
        id,
        kind: 'webhook',
        name,
        reason,
        consequences: rich`Its history of deliveries is deleted too.`,
      },
      {
        command: { endpoint: 'alertReceiverDelete', args: { path: { receiver: name } } },
        ...leaving(screen, systemPaths.alertReceivers()),
      },
    ),
  ]
}

/** The actions of the parts of a webhook's page. */
export const partActions = (receiver: string, reason: RichText | undefined) => ({
  addSubscription: {
    id: 'addSubscription',
    label: 'Add subscription',
    event: requestForm('webhookSubscriptionAdd', { receiver }),
    reason,
  },
  addSecret: {
    id: 'addSecret',
    label: 'Add secret',
    event: requestForm('webhookSecretAdd', { receiver }),
    reason,
  },
})

/** The actions on a subscription of the webhook with that name. */
export const subscriptionActions = (
  pattern: string,
  receiver: string,
  reason: RichText | undefined,
): ActionViewModel[] => [
  removal(
    {
      id: `${receiver}/${pattern}`,
      kind: 'subscription',
      name: pattern,
      reason,
      consequences: rich`${emphasis(receiver)} no longer receives these alerts, unless another of its subscriptions matches them.`,
    },
    {
      command: {
        endpoint: 'alertReceiverSubscriptionRemove',
        args: { path: { receiver, subscription: pattern } },
      },
    },
  ),
]

/** The actions on a secret of a webhook. */
export const secretActions = (
  { id }: WebhookSecret,
  { isLast, reason }: { isLast: boolean; reason: RichText | undefined },
): ActionViewModel[] => [
  deletion(
    {
      id,
      kind: 'secret',
      name: id,
      reason,
      consequences: isLast
        ? rich`It is the only secret: without one, nothing can be sent to this webhook.`
        : rich`Requests are no longer signed with it. Make sure that the receiver has another one.`,
    },
    {
      command: { endpoint: 'webhookSecretsDelete', args: { path: { secretId: id } } },
      success: { content: ['Secret deleted'] },
    },
  ),
]

const PROBES_ARE_NEW = rich`A probe cannot be resent: send a new one`

interface DeliveryPlace {
  /** Name of the webhook. */
  receiver: string
  /** How long ago the delivery was started, in words. */
  age: string
  /** The address of the delivery. */
  href: string
  reason: RichText | undefined
}

/** The actions on what was sent to a webhook. */
export const deliveryActions = (
  { alertId, alertClass, trigger }: AlertDelivery,
  { receiver, age, href, reason }: DeliveryPlace,
): ActionViewModel[] => [
  { id: 'view', label: 'View', to: href },
  {
    id: 'resend',
    label: 'Resend',
    reason: trigger === 'probe' ? PROBES_ARE_NEW : reason,
    event: confirmed(
      {
        verb: 'Resend',
        kind: 'alert',
        name: alertClass,
        text: rich`Are you sure you want to send the alert ${emphasis(alertClass)} to ${emphasis(receiver)} again? It was first sent ${age} ago.`,
      },
      {
        // Deliveries of one alert share the call.
        source: `alertDeliveryResend/${receiver}/${alertId}`,
        command: {
          endpoint: 'alertDeliveryResend',
          args: { path: { alertId }, query: { receiver } },
        },
        success: { content: ['Resend started'] },
        errorTitle: 'Could not resend alert',
      },
    ),
  },
]

/** The actions on an alert. */
export const alertActions = (
  { id: alertId }: Pick<Alert, 'id'>,
  reason: RichText | undefined,
): ActionViewModel[] => [
  { id: 'resendTo', label: 'Resend to…', event: requestForm('alertResendTo', { alertId }), reason },
]
