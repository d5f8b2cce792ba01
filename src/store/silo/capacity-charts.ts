import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectEntry } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import type { MeasurementResultsPage, SystemMetricName } from '@/api/generated/types'
import type { ChartData } from '@/lib/chart-data'
import { scaleOf, type ChartUnit } from '@/lib/chart-units'
import { stepSeries } from '@/lib/step-series'
import type { TimeWindow } from '@/lib/time-range'
import { largest } from '@/lib/timeseries'
import { selectLocation } from '@/store/navigation/selectors'
import type { Poll } from '@/store/polling/poll'
import type { RootState } from '@/store/setup/state'
import { chartFailure } from '@/store/time-range/failure'
import { chartsSchedule, isChartsRescheduledBy } from '@/store/time-range/schedule'
import { selectWindow } from '@/store/time-range/selectors'

/** How often the charts go along with the present, in milliseconds, unless otherwise chosen. */
export const CAPACITY_INTERVAL = 10_000

/** What is chosen where nothing narrows the charts down. */
export const ALL = 'all'

/** Whose capacity: that of the caller's silo and its projects, or of the fleet and its silos. */
export type CapacityOf = 'silo' | 'system'

type MetricQuery = Extract<Query, { endpoint: 'siloMetric' | 'systemMetric' }>

/** A chart of what was provisioned, and what it asks. */
export interface CapacityChart {
  id: SystemMetricName
  title: string
  unit: ChartUnit
  window: TimeWindow
  inRange: MetricQuery
  /** The last reading before that: what was provisioned as the time began. */
  before: MetricQuery
}

const KINDS: readonly Pick<CapacityChart, 'id' | 'title' | 'unit'>[] = [
  { id: 'cpus_provisioned', title: 'CPU', unit: 'count' },
  { id: 'ram_provisioned', title: 'Memory', unit: 'gib' },
  { id: 'virtual_disk_space_provisioned', title: 'Storage', unit: 'tib' },
]

const MANY = 3000
const BEGINNING = '1970-01-01T00:00:00Z'

/** The charts over a time; `choice` is the id of a project of the silo, or of a silo, or all. */
export const capacityChartsOf = weakMapMemoize(
  (window: TimeWindow, of: CapacityOf, choice: string): readonly CapacityChart[] => {
    const [start, end] = [window.start, window.end].map(time => new Date(time).toISOString())
    const part = choice === ALL ? undefined : choice
    const ask = (
      metricName: SystemMetricName,
      query: Omit<MetricQuery['args']['query'], 'silo'>,
    ) =>
      of === 'silo'
        ? {
            endpoint: 'siloMetric' as const,
            args: { path: { metricName }, query: { ...query, project: part } },
          }
        : {
            endpoint: 'systemMetric' as const,
            args: { path: { metricName }, query: { ...query, silo: part } },
          }
    return KINDS.map(kind => ({
      ...kind,
      window,
      inRange: ask(kind.id, { startTime: start ?? '', endTime: end ?? '', limit: MANY }),
      before: ask(kind.id, {
        startTime: BEGINNING,
        endTime: start ?? '',
        limit: 1,
        order: 'descending',
      }),
    }))
  },
)

/** What the charts read. */
export const capacityQueries = (charts: readonly CapacityChart[]): readonly Query[] =>
  charts.flatMap(({ inRange, before }) => [inRange, before])

/** Gives the charts of a page, by the query string of its address. */
type SelectCharts = (
  state: RootState,
  search: string,
  window: TimeWindow | undefined,
) => readonly CapacityChart[]

/** Makes the poll of charts, which keep up with the present. */
export const capacityPoll = (selectCharts: SelectCharts): Poll => {
  const queries = (state: RootState) =>
    capacityQueries(selectCharts(state, selectLocation(state)?.search ?? '', selectWindow(state)))
  return () => ({
    queries,
    schedule: state => chartsSchedule(state, queries(state), CAPACITY_INTERVAL),
    isRescheduledBy: isChartsRescheduledBy,
  })
}

const LOADING: ChartData = { kind: 'loading' }

const dataOf = weakMapMemoize(
  (
    inRange: MeasurementResultsPage,
    before: MeasurementResultsPage,
    { window, unit }: CapacityChart,
  ): ChartData => {
    const points = stepSeries(window, inRange.items, before.items)
    return { kind: 'values', points, scale: scaleOf(unit, largest(points)), isStepped: true }
  },
)

/** What a chart shows: nothing before both answers are there. */
export const selectCapacityData = (state: RootState, chart: CapacityChart): ChartData => {
  const [inRange, before] = [chart.inRange, chart.before].map(query => selectEntry(state, query))
  if (inRange?.data && before?.data) return dataOf(inRange.data, before.data, chart)
  const error = inRange?.error ?? before?.error
  return error ? chartFailure(error) : LOADING
}
