import type {
  Distributiondouble,
  FieldType,
  FieldValue,
  MetricType,
  TimeseriesSchema,
} from '@/api/generated/types'
import { type Interval, includes } from '../metrics/activity'
import type { Budget } from './budget'

/** Whose data a query may read: one project's, or everything. */
export type Scope = { readonly projectId: string } | 'everything'

/** The ids a query requires of certain fields. Sources may skip objects with other ids. */
export type Pinned = Readonly<Record<string, string>>

/** The value of a sample: a number, whether something is so, or a histogram. */
export type Value = number | boolean | Distributiondouble

export type Fields = Readonly<Record<string, FieldValue>>

/** A lazy timeseries. Each sample can be computed by itself, and none is until it is read. */
export interface Series {
  readonly fields: Fields
  /** The time between two samples, in milliseconds. */
  readonly step: number
  /** When there was something to measure. */
  readonly active: readonly Interval[]
  /** Creates a function that gives the sample at a sampling time within `active`. */
  signal(): Signal
}

export type Signal = (time: number) => Value

/** Samples arrive a little after full seconds, because collecting them takes a while. */
const DELAY = 137

/** The first sampling time at or after `time`. */
export const firstSampleFrom = (time: number, step: number): number =>
  Math.ceil((time - DELAY) / step) * step + DELAY

/** The types of a timeseries's fields, by name. */
export const typesOf = ({ fieldSchema }: TimeseriesSchema): ReadonlyMap<string, FieldType> =>
  new Map(fieldSchema.map(({ name, fieldType }) => [name, fieldType]))

type DataType = 'integer' | 'double' | 'boolean' | 'integer_distribution'

/** The type of a table's values. Joined tables have several columns. */
export interface Column {
  readonly metricType: MetricType
  readonly dataType: DataType
}

/** The values at one time. Times in milliseconds since the epoch. */
export interface Point {
  readonly time: number
  /** When counting started; null for values that are not counted. */
  readonly startTime: number | null
  readonly values: readonly (Value | null)[]
}

export interface Row {
  readonly fields: Fields
  readonly points: readonly Point[]
}

/** A table whose samples have been read. */
export interface Table {
  readonly name: string
  readonly types: ReadonlyMap<string, FieldType>
  readonly columns: readonly Column[]
  /** Milliseconds between points; null if unaligned. */
  readonly period: number | null
  /** Whether any timeseries matched, even if none has samples in the window. */
  readonly hasSeries: boolean
  readonly rows: readonly Row[]
}

/** Tests one point of one row. */
export type Test = (fields: Fields, point: Point) => boolean

/** A lazy table: timeseries in a window with an inclusive start and an exclusive end. */
export interface RawTable {
  readonly schema: TimeseriesSchema
  readonly series: readonly Series[]
  readonly from: number
  readonly to: number
  /** The end of the window as requested, from which alignment counts back. */
  readonly end: number
  /** There are no samples after this time. */
  readonly now: number
  readonly tests: readonly Test[]
  /** The number of comparisons in `tests`. */
  readonly comparisons: number
}

/** The type of a timeseries's samples when read: counters become deltas. */
export const columnOf = ({ datumType }: TimeseriesSchema): Column => {
  if (datumType.startsWith('histogram')) {
    return { metricType: 'delta', dataType: 'integer_distribution' }
  }
  if (datumType.startsWith('cumulative')) return { metricType: 'delta', dataType: 'integer' }
  if (datumType === 'bool') return { metricType: 'gauge', dataType: 'boolean' }
  return { metricType: 'gauge', dataType: datumType.startsWith('f') ? 'double' : 'integer' }
}

/** Gets the sample at a time, if there is one and it passes the tests. */
const sampler = (
  { schema, now, tests }: RawTable,
  { active, fields, signal, step }: Series,
): ((time: number) => Point | undefined) => {
  const at = signal()
  const counts = columnOf(schema).metricType === 'delta'
  return time => {
    if (time > now || !includes(active, time)) return undefined
    const point = { time, startTime: counts ? time - step : null, values: [at(time)] }
    return tests.every(test => test(fields, point)) ? point : undefined
  }
}

/** Like `sampler`, but returns the plain number: millions may be read. */
export const numberSampler = (raw: RawTable, series: Series): ((time: number) => number | null) => {
  const { now, tests } = raw
  const { active } = series
  const at = series.signal()
  const sample = sampler(raw, series)
  const numberIn = (value: Value | null | undefined) => (typeof value === 'number' ? value : null)
  return tests.length > 0
    ? time => numberIn(sample(time)?.values[0])
    : time => (time > now || !includes(active, time) ? null : numberIn(at(time)))
}

/** Number of points to visit in a stage; empty rows and tables have a cost, too. */
export const pointsIn = ({ rows }: Table): number =>
  rows.reduce((sum, { points }) => sum + points.length + 1, 1)

/** A histogram costs as much as this many points. */
const POINTS_PER_DISTRIBUTION = 20

/** Reads all samples of a table. */
export const materialize = (raw: RawTable, budget: Budget): Table => {
  const { schema, series, from, comparisons } = raw
  const to = Math.min(raw.to, raw.now + 1)
  const counts = series.map(({ active, step }) =>
    active.reduce((sum, interval) => {
      const length = Math.min(interval.to ?? to, to) - Math.max(interval.from, from)
      return sum + Math.max(0, Math.floor(length / step))
    }, 0),
  )
  const samples = counts.reduce((sum, count) => sum + count, 0)
  const isDistribution = columnOf(schema).dataType === 'integer_distribution'
  budget.chargePoints(samples * (isDistribution ? POINTS_PER_DISTRIBUTION : 1))
  budget.chargeReads(samples * (1 + comparisons) + series.length)
  const rows = series.map((each): Row => {
    const points: Point[] = []
    const sample = sampler(raw, each)
    const first = Math.max(from, each.active[0]?.from ?? to)
    for (let time = firstSampleFrom(first, each.step); time < to; time += each.step) {
      const point = sample(time)
      if (point) points.push(point)
    }
    return { fields: each.fields, points }
  })
  return {
    name: schema.timeseriesName,
    types: typesOf(schema),
    columns: [columnOf(schema)],
    period: null,
    hasSeries: series.length > 0,
    rows: rows.filter(({ points }) => points.length > 0),
  }
}
