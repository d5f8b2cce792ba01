import { weakMapMemoize } from '@reduxjs/toolkit'
import type { Entry } from '@/api/core/api'
import type { ApiError } from '@/api/core/errors'
import type { OxqlQueryResult } from '@/api/schema/oxql'
import { scaleOf, toPercent, type ChartScale, type ChartUnit } from '@/lib/chart-units'
import { largest, sumTimeseries, type Point } from '@/lib/timeseries'
import type { MetricChart } from './charts'

/** What a chart shows: values in their own unit, which `scale` makes readable, or why there are none. */
export type ChartData =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly mayRetry: boolean }
  | { readonly kind: 'none'; readonly message: string }
  | { readonly kind: 'values'; readonly points: readonly Point[]; readonly scale: ChartScale }

const LOADING: ChartData = { kind: 'loading' }

const NO_VALUES: ChartData = {
  kind: 'none',
  message: 'Nothing was measured in this time. An instance is measured only while it is up.',
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

/** Asked again, the API would refuse it again. */
const mayRetry = ({ statusCode }: ApiError) => ![400, 403, 404].includes(statusCode ?? 0)

/** What a chart shows of its entry in the cache. What was read once stays when it cannot be again. */
export const chartData = (
  entry: Entry<OxqlQueryResult> | undefined,
  { unit, metric }: Pick<MetricChart, 'unit' | 'metric'>,
): ChartData => {
  if (entry?.data) return dataOf(entry.data, unit, metric)
  if (entry?.status !== 'rejected' || !entry.error) return LOADING
  const { message, cause = message } = entry.error
  return { kind: 'failed', message: cause, mayRetry: mayRetry(entry.error) }
}
