import { toCsv, type CsvCell } from './csv'
import type { MetricLine, MetricPicture } from './metric-answer'
import { unitWords } from './metric-units'
import { timesOf, valuesAt } from './series-plot'
import type { TimeWindow } from './time-range'

export interface MetricTable {
  /** Headings for files, in place of those on the screen, have ids instead of names. */
  readonly headings: readonly { readonly label: string; readonly exported: string }[]
  readonly rows: readonly (readonly CsvCell[])[]
}

const isShared = (lines: readonly MetricLine[], count: number) =>
  lines.every(({ points }) => points.length === count)

const isoOf = (time: number | undefined) =>
  time === undefined || Number.isNaN(time) ? null : new Date(time).toISOString()

/** One row a time, with a column for each series. */
const wide = (lines: readonly MetricLine[], times: readonly number[]): MetricTable => {
  const values = valuesAt(
    lines.map(({ points }) => points),
    times,
  )
  const texts = lines.map(line => line.texts)
  return {
    headings: [
      { label: 'Time', exported: 'time' },
      ...lines.map(({ label, heading, unit }) => {
        const words = unitWords(unit)
        return { label: words ? `${label} (${words})` : label, exported: heading }
      }),
      ...(texts.some((text, at) => text && lines[at]!.points.some(({ value }) => value !== null))
        ? [{ label: 'Samples by bin', exported: 'bins' }]
        : []),
    ],
    rows: times.map((time, at) => [
      isoOf(time),
      ...values.map((line, index) => line[at] ?? texts[index]?.[at] ?? null),
      ...texts.flatMap((text, index) =>
        text && lines[index]!.points.some(({ value }) => value !== null) ? [text[at] ?? null] : [],
      ),
    ]),
  }
}

/** One row a value: series that do not share their times. */
const long = (lines: readonly MetricLine[]): MetricTable => {
  const fields = [...new Set(lines.flatMap(line => Object.keys(line.fields)))]
  const hasSince = lines.some(({ since }) => since)
  return {
    headings: [
      { label: 'Time', exported: 'time' },
      ...fields.map(field => ({ label: field, exported: field })),
      { label: 'Value', exported: 'value' },
      ...(hasSince ? [{ label: 'Since', exported: 'since' }] : []),
    ],
    rows: lines.flatMap(line =>
      line.points.map(({ time, value }, at) => [
        isoOf(time),
        ...fields.map(field => line.fields[field] ?? null),
        value ?? line.texts?.[at] ?? null,
        ...(hasSince ? [isoOf(line.since?.[at])] : []),
      ]),
    ),
  }
}

/** The values of an answer as rows, in time. */
export const tableOf = (pictures: readonly MetricPicture[]): MetricTable => {
  const lines = pictures.flatMap(picture =>
    pictures.length > 1
      ? picture.lines.map(line => ({ ...line, label: `${picture.title} ${line.label}` }))
      : picture.lines,
  )
  const times = timesOf(lines.map(({ points }) => points))
  return isShared(lines, times.length) ? wide(lines, times) : long(lines)
}

const stamp = (time: number) => new Date(time).toISOString().slice(0, 16).replace(':', '-')

/** All values of a panel as a file: times in UTC, numbers without scaling. */
export const metricsCsv = (
  title: string,
  { start, end }: TimeWindow,
  { headings, rows }: MetricTable,
) => ({
  name: `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${stamp(start)}-${stamp(end)}.csv`,
  type: 'text/csv' as const,
  text: toCsv([headings.map(({ exported }) => exported), ...rows]),
})
