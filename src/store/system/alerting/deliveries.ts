import { formatNumber } from '@/lib/number'
import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { AlertDelivery } from '@/api/generated/types'
import type { RichText } from '@/lib/rich-text'
import { withSearch } from '@/lib/search'
import { distanceInWords } from '@/lib/time'
import { selectListQueries } from '@/store/lists/selectors'
import { selectLocation } from '@/store/navigation/selectors'
import { selectPageItems, selectPageQuery } from '@/store/paging/selectors'
import type { Poll } from '@/store/polling/poll'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotAdmin } from '../fleet-role'
import { requestForm } from '../forms'
import { systemPaths, type SystemParams } from '../paths'
import { deliveryActions } from './actions'
import {
  alertReceiverViewQuery,
  alertViewQuery,
  deliveryListQuery,
  lastDeliveryQuery,
  newestDeliveriesQuery,
} from './queries'
import { attemptsOf, mostAttempts, outcomeWords } from './rules'

/**
 * The parameters of a webhook's page: the tab, the state that the deliveries are limited to, the id
 * of the one in the open panel, and the milliseconds between two refreshes.
 */
export type DeliveryParams = SystemParams<'alertReceiverTab'>

/** Milliseconds between two readings while a delivery is pending. */
const PENDING_MS = 10_000

const contextOf = weakMapMemoize(
  (receiver: string, age: string, search: string, reason: RichText | undefined) => ({
    receiver,
    age,
    search,
    reason,
  }),
)

/** The rows of the current page of deliveries. */
export const selectDeliveryRows = listRows(
  deliveryListQuery,
  (
    delivery: AlertDelivery,
    params: DeliveryParams,
    { search, ...context }: ReturnType<typeof contextOf>,
  ) => {
    const path = systemPaths.alertReceiver({ receiver: params.receiver })
    const href = withSearch(path, search, { tab: 'deliveries', delivery: delivery.id })
    const attempts = attemptsOf(delivery)
    const last = attempts.at(-1)
    return {
      name: `${delivery.alertClass} ${delivery.id}`,
      href,
      attemptsText: `${formatNumber(attempts.length)} of ${mostAttempts(delivery.trigger)}`,
      attemptCount: attempts.length,
      lastResult: last ? outcomeWords(last) : '',
      actions: deliveryActions(delivery, { ...context, href }),
    }
  },
  (state: RootState, params: DeliveryParams, { timeStarted }) => {
    const readAt = selectEntry(state, selectPageQuery(state, deliveryListQuery(params)))
    return contextOf(
      selectData(state, alertReceiverViewQuery(params))?.name ?? params.receiver,
      distanceInWords(timeStarted, readAt?.fulfilledTimeStamp ?? timeStarted),
      selectLocation(state)?.search ?? '',
      selectReasonNotAdmin(state),
    )
  },
)

const toView = weakMapMemoize((delivery: AlertDelivery, readAt: number) => ({ delivery, readAt }))

/** The delivery in the open panel: on the page of the list, or among the newest ones. */
export const selectDelivery = (state: RootState, params: DeliveryParams) => {
  const page = selectPageQuery(state, deliveryListQuery(params))
  for (const query of [page, newestDeliveriesQuery(params)]) {
    const { data, fulfilledTimeStamp = 0 } = selectEntry(state, query) ?? {}
    const found = data?.items.find(({ id }) => id === params.delivery)
    if (found) return toView(found, fulfilledTimeStamp)
  }
  return undefined
}

/** Whether the delivery in the open panel is on the page of the list. */
export const selectIsDeliveryListed = (state: RootState, params: DeliveryParams): boolean =>
  selectPageItems(state, deliveryListQuery(params)).some(({ id }) => id === params.delivery)

/** Whether the delivery in the open panel may yet be found. */
export const selectIsFindingDelivery = (state: RootState, params: DeliveryParams): boolean => {
  const status = selectEntry(state, newestDeliveriesQuery(params))?.status
  return status !== 'fulfilled' && status !== 'rejected'
}

/** The alert that a delivery is about, if the rack tells. */
export const selectAlertOf = (state: RootState, { alertId }: Pick<AlertDelivery, 'alertId'>) =>
  selectData(state, alertViewQuery({ alertId }))

/** The newest delivery to a receiver: undefined until it is read, null if there is none. */
export const selectLastDelivery = createSelector(
  [(state: RootState, receiver: string) => selectEntry(state, lastDeliveryQuery({ receiver }))],
  entry => {
    if (!entry?.data) return undefined
    const [delivery] = entry.data.items
    return delivery ? { delivery, readAt: entry.fulfilledTimeStamp ?? 0 } : null
  },
)

/** Whether a probe is on its way to a webhook. */
export const selectIsProbing = (state: RootState, { receiver }: SystemParams<'alertReceiver'>) =>
  state.commands.recent.some(
    ({ command, state: each }) =>
      each === 'running' &&
      command.endpoint === 'alertReceiverProbe' &&
      command.args.path.receiver === receiver,
  )

/** The newest probe among the newest deliveries to a webhook. */
export const selectLastProbe = (state: RootState, { receiver }: SystemParams<'alertReceiver'>) =>
  selectData(state, deliveryListQuery({ receiver }))?.items.find(
    ({ trigger }) => trigger === 'probe',
  )

/** The action that sends everything again that has failed, once a probe has been delivered. */
export const selectResendFailedAction = createSelector(
  [
    (_state: RootState, { receiver }: DeliveryParams) => receiver,
    (state: RootState, params: DeliveryParams) =>
      selectPageItems(state, deliveryListQuery(params)).some(
        ({ state: each, trigger }) => each === 'failed' && trigger !== 'probe',
      ),
    selectReasonNotAdmin,
  ],
  (receiver, hasFailed, reason) => ({
    id: 'resendFailed',
    label: 'Resend all failed',
    event: requestForm('webhookResendFailed', { receiver }),
    reason: reason ?? (hasFailed ? undefined : ['No failed deliveries are shown']),
  }),
)

/** Reads the deliveries again while one of them is pending, or as often as the user has chosen. */
export const receiverPoll: Poll<DeliveryParams> = params => {
  const list = deliveryListQuery(params)
  const queries = (state: RootState) =>
    params.tab === 'deliveries' ? selectListQueries(state, list) : []
  return {
    queries,
    schedule: state => {
      const [query] = queries(state)
      if (!query) return null
      const isPending = selectPageItems(state, list).some(each => each.state === 'pending')
      const every = Number(params.every) || 0
      const intervalMs = isPending && every === 0 ? PENDING_MS : every
      return intervalMs > 0 ? { query, intervalMs } : null
    },
  }
}
