import { selectData } from '@/api/core/api'
import { selectLocation } from '@/store/navigation/selectors'
import { pollObject, type Poll } from '@/store/polling/poll'
import { type ShownCharts, followTimeRange } from '@/store/time-range/following'
import { chartsSchedule, isChartsRescheduledBy, selectWindow } from '@/store/time-range/selectors'
import type { RootState } from '@/store/setup/state'
import type { TimeWindow } from '@/lib/time-range'
import { instanceViewQuery } from '../queries'
import { readingInterval } from '../instance/rules'
import type { ProjectParams } from '../paths'
import { chartsOf, type MetricChart, type MetricsTab } from './charts'
import { chosenIn, hasNothingToMeasure, selectPicker } from './choices'

const NO_CHARTS: readonly MetricChart[] = []

/** A tab of an instance, with its query string. */
export interface MetricsParams extends ProjectParams<'instance'> {
  tab: MetricsTab
  search: string
}

/**
 * The charts of a tab for a window; none until the instance is loaded, or if nothing is measured.
 */
export const selectCharts = (
  state: RootState,
  params: MetricsParams,
  window: TimeWindow | undefined,
): readonly MetricChart[] => {
  const { tab, project, search } = params
  const id = selectData(state, instanceViewQuery(params))?.id
  const picker = selectPicker(state, params)
  if (!window || id === undefined || hasNothingToMeasure(picker)) return NO_CHARTS
  return chartsOf(window, tab, project, id, chosenIn(picker, search))
}

/**
 * Default interval at which the charts move to the present, in milliseconds. It is longer than that
 * of other charts because their queries take the system longer.
 */
export const METRICS_INTERVAL = 60_000

/** The prefix of the tab's route ids. */
const METRICS_ROUTES = 'project/instance-metrics/'

const TABS: readonly string[] = ['cpu', 'disk', 'network'] satisfies MetricsTab[]

/** The charts of a route. Routes that only redirect to a tab have none. */
const selectChartsOf = (
  state: RootState,
  { match: { route, params }, search }: ShownCharts,
  window: TimeWindow | undefined,
): readonly MetricChart[] => {
  const { project = '', instance = '' } = params
  const tab = route.id.slice(METRICS_ROUTES.length)
  if (!TABS.includes(tab)) return []
  return selectCharts(state, { tab: tab as MetricsTab, project, instance, search }, window)
}

const instancePoll = pollObject(instanceViewQuery, readingInterval)

/** Polls an instance and the charts of one section of its metrics. */
export const metricsPoll =
  (tab: MetricsTab): Poll<ProjectParams<'instance'>> =>
  params => {
    const { queries, schedule } = instancePoll(params)
    const queriesOf = (state: RootState) => {
      const search = selectLocation(state)?.search ?? ''
      return selectCharts(state, { ...params, tab, search }, selectWindow(state)).map(
        ({ query }) => query,
      )
    }
    return {
      queries: state => [...queries(state), ...queriesOf(state)],
      schedule,
      isRescheduledBy: isChartsRescheduledBy,
      also: state => chartsSchedule(state, queriesOf(state), METRICS_INTERVAL),
    }
  }

/** Reads the charts of an instance while they are shown. */
export const watchInstanceCharts = followTimeRange({
  routes: METRICS_ROUTES,
  queries: (state, shown, window) => selectChartsOf(state, shown, window).map(({ query }) => query),
})
