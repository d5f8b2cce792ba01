import type {
  Alert,
  AlertDelivery,
  WebhookDeliveryAttempt,
  WebhookReceiver,
  WebhookSecret,
} from '@/api/generated/types'
import type { Stored } from './stored'

export type AlertRecord = Stored<Alert>

export type AlertReceiverRecord = Omit<Stored<WebhookReceiver>, 'secrets' | 'subscriptions'> & {
  /** Sorted patterns of alert classes. */
  readonly subscriptions: readonly string[]
}

export type WebhookSecretRecord = Stored<WebhookSecret> & {
  readonly receiverId: string
  readonly secret: string
}

export type AlertDeliveryRecord = Omit<Stored<AlertDelivery>, 'attempts'> & {
  readonly attempts: readonly WebhookDeliveryAttempt[]
}
