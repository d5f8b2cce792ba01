import type { SavedFile } from '@/app/ports'
import type { ChartUnit } from '@/lib/chart-units'
import { toCsv } from '@/lib/csv'
import type { Point } from '@/lib/timeseries'
import type { MetricChart } from './charts'

const UNITS: Record<ChartUnit, string> = { bytes: 'bytes', count: 'count', percent: '%' }

const stamp = (time: number) => new Date(time).toISOString().slice(0, 16).replace(':', '-')

const inFileName = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The values of a chart as a file: moments in UTC, values in their own unit, unrounded. */
export const csvOf = (
  { title, unit, window }: Pick<MetricChart, 'title' | 'unit' | 'window'>,
  points: readonly Point[],
  instance: string,
): SavedFile => {
  const rows = points.map(({ time, value }) => [new Date(time).toISOString(), value])
  const span = `${stamp(window.start)}-to-${stamp(window.end)}`
  return {
    name: `${instance}-${inFileName(title)}-${span}.csv`,
    type: 'text/csv',
    text: toCsv([['timestamp', `${title} (${UNITS[unit]})`], ...rows]),
  }
}
