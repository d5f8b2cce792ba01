import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectEntry } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import type { MeasurementResultsPage, SystemMetricName } from '@/api/generated/types'
import { type ChartData, scaleOf, type ChartUnit } from '@/lib/chart-data'
import { quoted } from '@/lib/oxql/metric-query'
import { stepSeries } from '@/lib/step-series'
import type { TimeWindow } from '@/lib/time-range'
import { largest } from '@/lib/timeseries'
import { selectLocation } from '@/store/navigation/selectors'
import type { Poll } from '@/store/polling/poll'
import type { RootState } from '@/store/setup/state'
import { chartFailure } from '@/store/time-range/updates'
import { chartsSchedule, isChartsRescheduledBy, selectWindow } from '@/store/time-range/selectors'

/** Default interval at which the charts move to the present, in milliseconds. */
export const CAPACITY_INTERVAL = 10_000

/** The choice that includes all projects or silos. */
export const ALL = 'all'

/** The scope of the charts: the user's silo and its projects, or the fleet and its silos. */
export type CapacityOf = 'silo' | 'system'

type MetricQuery = Extract<Query, { endpoint: 'siloMetric' | 'systemMetric' }>

/** A chart of provisioned capacity, and its queries. */
export interface CapacityChart {
  id: SystemMetricName
  title: string
  unit: ChartUnit
  window: TimeWindow
  inRange: MetricQuery
  /** The last measurement before the window: what was provisioned when it began. */
  before: MetricQuery
}

const KINDS: readonly Pick<CapacityChart, 'id' | 'title' | 'unit'>[] = [
  { id: 'cpus_provisioned', title: 'CPU', unit: 'vcpus' },
  { id: 'ram_provisioned', title: 'Memory', unit: 'gib' },
  { id: 'virtual_disk_space_provisioned', title: 'Storage', unit: 'tib' },
]

const MANY = 3000
const BEGINNING = '1970-01-01T00:00:00Z'

/** The charts of a time window; `choice` is the id of a project or silo, or `ALL`. */
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

/** The queries of the charts. */
export const capacityQueries = (charts: readonly CapacityChart[]): readonly Query[] =>
  charts.flatMap(({ inRange, before }) => [inRange, before])

/** The id that the rack counts the capacity of all silos under. */
const FLEET_ID = '001de000-1334-4000-8000-000000000000'

/** The query of a chart for the explorer; undefined for a silo's own, which only the system can ask. */
export const explorerQuery = ({ id, inRange }: CapacityChart): string | undefined => {
  if (inRange.endpoint !== 'systemMetric') return undefined
  const { silo } = inRange.args.query
  return `get collection_target:${id}\n  | filter id == ${quoted(silo ?? FLEET_ID)}`
}

/** Returns the charts of a page for the query string of its address. */
type SelectCharts = (
  state: RootState,
  search: string,
  window: TimeWindow | undefined,
) => readonly CapacityChart[]

/** Creates the poll that moves charts to the present. */
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

/** The data of a chart, once both queries are answered. */
export const selectCapacityData = (state: RootState, chart: CapacityChart): ChartData => {
  const [inRange, before] = [chart.inRange, chart.before].map(query => selectEntry(state, query))
  if (inRange?.data && before?.data) return dataOf(inRange.data, before.data, chart)
  const error = inRange?.error ?? before?.error
  return error ? chartFailure(error) : LOADING
}
