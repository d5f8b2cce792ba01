import { selectData } from '@/api/core/api'
import { selectLocation } from '@/store/navigation/selectors'
import { pollObject } from '@/store/polling/poll-while'
import type { Poll } from '@/store/polling/poll'
import type { ShownCharts } from '@/store/time-range/following'
import { chartsSchedule, isChartsRescheduledBy } from '@/store/time-range/schedule'
import { selectWindow } from '@/store/time-range/selectors'
import type { RootState } from '@/store/setup/state'
import type { TimeWindow } from '@/lib/time-range'
import { instanceViewQuery } from '../instance/queries'
import { readingInterval } from '../instance/rules'
import type { ProjectParams } from '../paths'
import { chartsOf, type MetricChart, type MetricsTab } from './charts'
import { chosenIn, hasNothingToMeasure, selectPicker } from './choices'

const NO_CHARTS: readonly MetricChart[] = []

/** Which tab of which instance, and what its address says. */
export interface MetricsParams extends ProjectParams<'instance'> {
  tab: MetricsTab
  search: string
}

/** The charts of a tab over a time; none before the instance is known and where nothing is measured. */
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
 * How often the charts go along with the present, in milliseconds, unless otherwise chosen: their
 * queries take the system longer than those of other charts.
 */
export const METRICS_INTERVAL = 60_000

/** What the ids of the tab's routes begin with. */
export const METRICS_ROUTES = 'project/instance-metrics/'

const TABS: readonly string[] = ['cpu', 'disk', 'network'] satisfies MetricsTab[]

/** The same for a route that is shown. One that only leads to a tab has no charts. */
export const selectChartsOf = (
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

/** An instance, and the charts of one part of its metrics, which go along with the present. */
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
