import type { ChartUnit } from './chart-data'
import { csvFile, type CsvFormat } from './csv'
import type { TimeWindow } from './time-range'
import type { Point } from './timeseries'

const UNITS: Record<ChartUnit, string> = {
  bytes: 'bytes',
  gib: 'bytes',
  tib: 'bytes',
  count: 'count',
  vcpus: 'vCPUs',
  percent: '%',
}

/** A chart as saved. */
export interface SavedChart {
  title: string
  unit: ChartUnit
  window: TimeWindow
}

const stamp = (time: number) => new Date(time).toISOString().slice(0, 16).replace(':', '-')

const inFileName = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/**
 * Exports a chart as CSV: UTC timestamps and unrounded values in the base unit. `subject` names
 * what the chart is about, such as an instance.
 */
export const chartToCsv = (
  { title, unit, window }: SavedChart,
  points: readonly Point[],
  subject: string,
  format: CsvFormat,
  locale: string,
) => {
  const rows = points.map(({ time, value }) => [new Date(time).toISOString(), value])
  const span = `${stamp(window.start)}-to-${stamp(window.end)}`
  return csvFile(
    `${subject}-${inFileName(title)}-${span}`,
    [['Timestamp', `${title} (${UNITS[unit]})`], ...rows],
    format,
    locale,
  )
}
