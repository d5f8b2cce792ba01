import { selectData } from '@/api/core/api'
import type { ShownCharts } from '@/store/time-range/following'
import type { RootState } from '@/store/setup/state'
import type { TimeWindow } from '@/lib/time-range'
import { instanceViewQuery } from '../instance/queries'
import { chartsOf, type MetricChart, type MetricsTab } from './charts'
import { chosenIn, hasNothingToMeasure, selectPicker } from './choices'

const NO_CHARTS: readonly MetricChart[] = []

/** Which tab of which instance, and what its address says. */
export interface MetricsPlace {
  tab: MetricsTab
  project: string
  instance: string
  search: string
}

/** The charts of a tab over a time; none before the instance is known and where nothing is measured. */
export const selectCharts = (
  state: RootState,
  { tab, project, instance, search }: MetricsPlace,
  window: TimeWindow | undefined,
): readonly MetricChart[] => {
  const id = selectData(state, instanceViewQuery({ project, instance }))?.id
  const picker = selectPicker(state, tab, project, instance)
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
