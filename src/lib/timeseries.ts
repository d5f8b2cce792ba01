import type { OxqlQueryResult, Points, Timeseries } from '@/api/generated/types'

/** A value and when it was so, in milliseconds since 1970; null where there is none. */
export interface Point {
  readonly time: number
  readonly value: number | null
}

/** What a query found: nothing of that name, nothing in that time, or values. */
export type Measured =
  | { readonly kind: 'noTable' }
  | { readonly kind: 'noValues' }
  | { readonly kind: 'values'; readonly points: readonly Point[]; readonly seriesCount: number }

const valuesOf = ({ values }: Points): readonly unknown[] => values[0]?.values.values ?? []

/** The sum of what is a number; null where nothing is, so that a gap stays a gap. */
const sumAt = (columns: readonly (readonly unknown[])[], index: number): number | null => {
  let sum: number | null = null
  for (const column of columns) {
    const value = column[index]
    if (typeof value === 'number' && Number.isFinite(value)) sum = (sum ?? 0) + value
  }
  return sum
}

/**
 * Sums up all timeseries of the first table of an answer, which have their points at the same
 * moments. The first point is left out: of a counter it holds all that was counted before.
 */
export const sumTimeseries = ({ tables }: OxqlQueryResult): Measured => {
  const [table] = tables
  if (!table) return { kind: 'noTable' }
  const series: Timeseries[] = Object.values(table.timeseries)
  const [first] = series
  if (!first) return { kind: 'noValues' }
  const columns = series.map(({ points }) => valuesOf(points))
  const points = first.points.timestamps
    .map((timestamp, index) => ({ time: Date.parse(timestamp), value: sumAt(columns, index) }))
    .slice(1)
  return points.some(({ value }) => value !== null)
    ? { kind: 'values', points, seriesCount: series.length }
    : { kind: 'noValues' }
}

/** The largest of the values; 0 where there are none. */
export const largest = (points: readonly Point[]): number =>
  points.reduce((max, { value }) => Math.max(max, value ?? 0), 0)
