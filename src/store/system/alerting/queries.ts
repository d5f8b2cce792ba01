import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { defineQuery, listOf } from '@/store/queries/define'

type OfReceiver = { receiver: string }

export const { page: alertReceiverListQuery, all: allAlertReceiversQuery } =
  listOf('alertReceiverList')

export const alertReceiverViewQuery = defineQuery(({ receiver }: OfReceiver) => ({
  endpoint: 'alertReceiverView',
  args: { path: { receiver } },
}))

/** All classes of alerts that the rack reports. */
export const { all: alertClassesQuery } = listOf('alertClassList')

/** The classes of alerts that match a pattern. */
export const { all: matchingClassesQuery } = listOf(
  'alertClassList',
  ({ pattern }: { pattern: string }) => ({ query: { filter: pattern } }),
)

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

/** The newest alerts of all classes. */
export const newestAlertsQuery = {
  endpoint: 'alertList',
  args: { query: { sortBy: NEWEST_FIRST, limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query
