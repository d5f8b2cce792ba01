import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'

type OfReceiver = { receiver: string }

/** The first page of receivers. */
export const alertReceiverListQuery = {
  endpoint: 'alertReceiverList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

export const allAlertReceiversQuery = {
  endpoint: 'alertReceiverList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

export const alertReceiverViewQuery = defineQuery(({ receiver }: OfReceiver) => ({
  endpoint: 'alertReceiverView',
  args: { path: { receiver } },
}))

/** All classes of alerts that the rack reports. */
export const alertClassesQuery = {
  endpoint: 'alertClassList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

/** The classes of alerts that match a pattern. */
export const matchingClassesQuery = defineQuery(({ pattern }: { pattern: string }) => ({
  endpoint: 'alertClassList',
  args: { query: { filter: pattern, limit: ALL_ITEMS_LIMIT } },
}))

export const webhookSecretsQuery = defineQuery(({ receiver }: OfReceiver) => ({
  endpoint: 'webhookSecretsList',
  args: { query: { receiver } },
}))

const NEWEST_FIRST = 'time_and_id_descending'

/** The first page of what was sent to a receiver: all of it, or what is in one state. */
export const deliveryListQuery = defineQuery(
  ({ receiver, state }: OfReceiver & { state?: string }) => ({
    endpoint: 'alertDeliveryList',
    args: {
      path: { receiver },
      query: {
        limit: PAGE_SIZE,
        sortBy: NEWEST_FIRST,
        ...(state === 'delivered' && { delivered: true }),
        ...(state === 'pending' && { pending: true }),
        ...(state === 'failed' && { failed: true }),
      },
    },
  }),
)

/** The newest deliveries to a receiver, to find one by its id or its alert. */
export const newestDeliveriesQuery = defineQuery(({ receiver }: OfReceiver) => ({
  endpoint: 'alertDeliveryList',
  args: { path: { receiver }, query: { limit: ALL_ITEMS_LIMIT, sortBy: NEWEST_FIRST } },
}))

export const lastDeliveryQuery = defineQuery(({ receiver }: OfReceiver) => ({
  endpoint: 'alertDeliveryList',
  args: { path: { receiver }, query: { limit: 1, sortBy: NEWEST_FIRST } },
}))

/** The newest alerts of a range of time, in ISO 8601, of all classes if the pattern is empty. */
export const alertListQuery = defineQuery(
  ({ startTime, endTime, pattern }: { startTime: string; endTime: string; pattern: string }) => ({
    endpoint: 'alertList',
    args: {
      query: {
        startTime,
        endTime,
        ...(pattern !== '' && { alertClass: pattern }),
        sortBy: NEWEST_FIRST,
        limit: ALL_ITEMS_LIMIT,
      },
    },
  }),
)

export const alertViewQuery = defineQuery(({ alertId }: { alertId: string }) => ({
  endpoint: 'alertView',
  args: { path: { alertId } },
}))
