/** A value at a time in milliseconds since 1970; null if there is none. */
export interface Point {
  readonly time: number
  readonly value: number | null
}

/** The result of a query: no such metric, no values in the window, or values. */
export type MetricResult =
  | { readonly kind: 'noTable' }
  | { readonly kind: 'noValues' }
  | { readonly kind: 'values'; readonly points: readonly Point[]; readonly seriesCount: number }

interface Points {
  readonly timestamps: readonly string[]
  readonly values: readonly { values: { values: readonly unknown[] } }[]
}

/** What an OxQL query returns: of each table, all its timeseries. */
interface QueryResult {
  readonly tables: readonly { timeseries: readonly { points: Points }[] }[]
}

const valuesOf = ({ values }: Points): readonly unknown[] => values[0]?.values.values ?? []

/** The sum of the numbers; null if there are none, so that a gap stays a gap. */
const sumAt = (columns: readonly (readonly unknown[])[], index: number): number | null => {
  let sum: number | null = null
  for (const column of columns) {
    const value = column[index]
    if (typeof value === 'number' && Number.isFinite(value)) sum = (sum ?? 0) + value
  }
  return sum
}

/**
 * Sums all timeseries of the first table, which share their timestamps. Drops the first point: for
 * a counter it is the total of everything counted before it.
 */
export const sumTimeseries = ({ tables }: QueryResult): MetricResult => {
  const [table] = tables
  if (!table) return { kind: 'noTable' }
  const { timeseries: series } = table
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

/** The largest value; 0 if there are none. */
export const largest = (points: readonly Point[]): number =>
  points.reduce((max, { value }) => Math.max(max, value ?? 0), 0)
