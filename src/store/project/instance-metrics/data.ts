import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectEntry, type Entry } from '@/api/core/api'
import type { OxqlQueryResult } from '@/api/generated/types'
import { type ChartData, scaleOf, toPercent, type ChartUnit } from '@/lib/chart-data'
import { largest, sumTimeseries } from '@/lib/timeseries'
import type { RootState } from '@/store/setup/state'
import type { MetricChart } from './charts'
import { chartFailure } from '@/store/time-range/updates'

const LOADING: ChartData = { kind: 'loading' }

const NO_VALUES: ChartData = {
  kind: 'none',
  message: 'No measurements in this time range. An instance is measured only while it is up.',
}

const dataOf = weakMapMemoize(
  (result: OxqlQueryResult, unit: ChartUnit, metric: string): ChartData => {
    const measured = sumTimeseries(result)
    if (measured.kind === 'noTable')
      return { kind: 'none', message: `The server sent no table for ${metric}.` }
    if (measured.kind === 'noValues') return NO_VALUES
    const { points: raw, seriesCount } = measured
    const points = unit === 'percent' ? toPercent(raw, seriesCount) : raw
    return { kind: 'values', points, scale: scaleOf(unit, largest(points)) }
  },
)

/** The data of a chart from its cache entry. Old data stay on the chart if a refetch fails. */
const chartData = (
  entry: Entry<OxqlQueryResult> | undefined,
  { unit, metric }: Pick<MetricChart, 'unit' | 'metric'>,
): ChartData => {
  if (entry?.data) return dataOf(entry.data, unit, metric)
  if (entry?.status !== 'rejected' || !entry.error) return LOADING
  return chartFailure(entry.error)
}

/** The data of a chart on the screen. */
export const selectChartData = (state: RootState, chart: MetricChart): ChartData =>
  chartData(selectEntry(state, chart.query), chart)
