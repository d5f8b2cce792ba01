import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { put, select, takeEvery } from 'typed-redux-saga'
import { selectData, selectEntry } from '@/api/core/api'
import type { Alert, AlertDelivery, AlertReceiver } from '@/api/generated/types'
import { patternError } from '@/lib/alert-class'
import { camelToSnake, camelToSnakeKey } from '@/lib/case'
import { withSearch } from '@/lib/search'
import type { TimeWindow } from '@/lib/time-range'
import { navigationRequested } from '@/store/navigation/events'
import { selectLocation } from '@/store/navigation/selectors'
import { selectNextToken } from '@/store/paging/selectors'
import type { Poll } from '@/store/polling/poll'
import { createEvent } from '@/store/setup/event'
import type { RootState } from '@/store/setup/state'
import { followTimeRange } from '@/store/time-range/following'
import { chartsSchedule, isChartsRescheduledBy, selectWindow } from '@/store/time-range/selectors'
import { selectReasonNotAdmin } from '../fleet-role'
import { systemPaths, type SystemParams } from '../paths'
import { alertActions } from './actions'
import {
  alertListQuery,
  alertViewQuery,
  allAlertReceiversQuery,
  newestDeliveriesQuery,
} from './queries'

const NONE: readonly never[] = []

const SECOND = 1_000

/** The pattern of classes in the address; empty if there is none, or what is not a pattern. */
export const patternIn = (search: string): string => {
  const pattern = new URLSearchParams(search).get('class') ?? ''
  return patternError(pattern) === undefined ? pattern : ''
}

/** The alerts of a time window. The window ends with the second that has begun. */
const alertsIn = ({ start, end }: TimeWindow, search: string) =>
  alertListQuery({
    startTime: new Date(start).toISOString(),
    endTime: new Date(end + SECOND).toISOString(),
    pattern: patternIn(search),
  })

/** A pattern of classes was entered; empty for all. */
export const classEntered = createEvent<{ text: string }>('alerts/classEntered', {
  isLoggable: true,
})

/** Limits the alerts to the classes that were entered, if that is a pattern. */
export function* watchClass() {
  yield* takeEvery(classEntered, function* ({ payload }) {
    const text = payload.text.trim()
    const location = yield* select(selectLocation)
    if (!location || text === patternIn(location.search)) return
    if (text !== '' && patternError(text) !== undefined) return
    const to = withSearch(location.path, location.search, { class: text })
    yield* put(navigationRequested({ to, replace: true }))
  })
}

/** Reads the alerts of the range in the address. */
export const watchAlerts = followTimeRange({
  routes: 'system/alerting/alert',
  queries: (_state, { search }, window) => [alertsIn(window, search)],
})

const PSU_EVENT = /^hardware\.power_shelf\.psu\.(\w+)$/

interface PsuPayload {
  powerShelf?: { shelf?: number }
  psu?: { slot?: number }
}

const isScalar = (value: unknown) => value !== null && typeof value !== 'object'

/** The first few fields of a payload that are texts, numbers or truth values. */
const scalarsOf = (payload: unknown): string => {
  if (typeof payload !== 'object' || payload === null) return isScalar(payload) ? `${payload}` : ''
  const found = Object.entries(payload).flatMap(([key, value]: [string, unknown]) =>
    isScalar(value) ? [`${camelToSnakeKey(key)}: ${value as string}`] : [],
  )
  return found.slice(0, 3).join(', ')
}

/** What an alert says, from its payload. */
const summaryOf = ({ class: name, alert }: Pick<Alert, 'class' | 'alert'>): string => {
  const [, event] = PSU_EVENT.exec(name) ?? []
  const { powerShelf, psu } = (alert ?? {}) as PsuPayload
  return event !== undefined && psu?.slot !== undefined && powerShelf?.shelf !== undefined
    ? `PSU ${psu.slot} of shelf ${powerShelf.shelf} ${event}`
    : scalarsOf(alert)
}

/** The payload of an alert as JSON, with the keys of the API. */
export const payloadJson = ({ alert }: Pick<Alert, 'alert'>): string =>
  JSON.stringify(camelToSnake(alert), null, 2)

const rowsOf = weakMapMemoize((alerts: readonly Alert[], search: string) =>
  alerts.map(alert => ({
    ...alert,
    name: `${alert.class} at ${alert.timeCreated}`,
    summary: summaryOf(alert),
    href: withSearch(systemPaths.alert({ alertId: alert.id }), search, {}),
  })),
)

export type AlertRow = ReturnType<typeof rowsOf>[number]

const selectSearch = (state: RootState) => selectLocation(state)?.search ?? ''

/** The alerts of the range in the address; none before their time window is known. */
const shownQueries = (state: RootState) => {
  const window = selectWindow(state)
  return window ? [alertsIn(window, selectSearch(state))] : NONE
}

/** What the list shows of the range in the address. */
export const selectAlerts = createSelector(
  [
    (state: RootState) => {
      const [query] = shownQueries(state)
      return query && selectEntry(state, query)
    },
    (state: RootState) => {
      const [query] = shownQueries(state)
      return query !== undefined && selectNextToken(state, query) !== undefined
    },
    selectSearch,
  ],
  (entry, isCut, search) => ({
    rows: entry?.data && rowsOf(entry.data.items, search),
    problem: entry?.error,
    /** There are older alerts in the range. */
    isCut,
  }),
)

/** The alert in the open panel. */
export const selectAlert = createSelector(
  [
    (state: RootState, params: SystemParams<'alert'>) => selectData(state, alertViewQuery(params)),
    selectReasonNotAdmin,
  ],
  (alert, reason) =>
    alert && {
      ...alert,
      name: alert.class,
      summary: summaryOf(alert),
      actions: alertActions(alert, reason),
    },
)

/** The receivers that an alert can be sent to again. */
export const selectReceiverChoices = createSelector(
  [(state: RootState) => selectData(state, allAlertReceiversQuery)?.items],
  (receivers: readonly AlertReceiver[] = NONE) =>
    receivers.map(({ name, kind }) => ({ value: name, label: name, detail: kind.endpoint })),
)

/** The queries for what was sent of an alert to each receiver. */
export const selectDeliveriesQueries = createSelector(
  [(state: RootState) => selectData(state, allAlertReceiversQuery)?.items],
  (receivers: readonly AlertReceiver[] = []) =>
    receivers.map(({ name }) => newestDeliveriesQuery({ receiver: name })),
)

const sentOf = weakMapMemoize(
  (alertId: string, receiver: string, deliveries: readonly AlertDelivery[]) =>
    deliveries
      .filter(delivery => delivery.alertId === alertId)
      .map(delivery => ({
        ...delivery,
        name: receiver,
        href: `${systemPaths.alertReceiver({ receiver })}?${new URLSearchParams({ tab: 'deliveries', delivery: delivery.id })}`,
      })),
)

const joined = weakMapMemoize(
  (isComplete: boolean, ...sent: readonly ReturnType<typeof sentOf>[]) => ({
    rows: sent.flat(),
    isComplete,
  }),
)

/** What was sent of an alert to each receiver, as far as read. */
export const selectDeliveriesOf = (state: RootState, alertId: string) => {
  const receivers = selectData(state, allAlertReceiversQuery)?.items
  const entries = (receivers ?? []).map(({ name }) => ({
    name,
    entry: selectEntry(state, newestDeliveriesQuery({ receiver: name })),
  }))
  return joined(
    receivers !== undefined && entries.every(({ entry }) => entry?.data ?? entry?.error),
    ...entries.map(({ name, entry }) => sentOf(alertId, name, entry?.data?.items ?? NONE)),
  )
}

/** Reads the alerts again as often as the user has chosen. */
export const alertsPoll: Poll = () => ({
  queries: shownQueries,
  schedule: state => chartsSchedule(state, shownQueries(state), 0),
  isRescheduledBy: isChartsRescheduledBy,
})
