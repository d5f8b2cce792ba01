import type { MetricType, TimeseriesSchema } from '@/api/generated/types'
import { includes } from '../metrics/activity'
import type { Budget } from './budget'
import { type Fields, firstSampleFrom, type Series, type Value } from './series'

export type DataType = 'integer' | 'double' | 'integer_distribution'

/** What the values of a table are. Joined tables have several for each moment. */
export interface Column {
  readonly metricType: MetricType
  readonly dataType: DataType
}

/** One moment, and what was measured then. Times in milliseconds since the epoch. */
export interface Point {
  readonly time: number
  /** When that which was counted began to be; null for what is not counted. */
  readonly startTime: number | null
  readonly values: readonly (Value | null)[]
}

export interface Row {
  readonly fields: Fields
  readonly points: readonly Point[]
}

/** Values that have been looked up. */
export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  /** The time between points, in milliseconds; null as long as each row has points of its own. */
  readonly period: number | null
  readonly rows: readonly Row[]
}

/** Decides about one point of one row. */
export type Test = (fields: Fields, point: Point) => boolean

/** Timeseries as they are kept, within a window that includes its start and excludes its end. */
export interface RawTable {
  readonly schema: TimeseriesSchema
  readonly series: readonly Series[]
  readonly from: number
  readonly to: number
  /** What alignment counts back from: where the window was said to end, included or not. */
  readonly end: number
  /** There are no samples after the present. */
  readonly now: number
  readonly tests: readonly Test[]
  /** How many comparisons the tests are. */
  readonly comparisons: number
}

/** What the samples of a timeseries are when they are read: counters come as differences. */
export const columnOf = ({ datumType }: TimeseriesSchema): Column => {
  if (datumType.startsWith('histogram')) {
    return { metricType: 'delta', dataType: 'integer_distribution' }
  }
  if (datumType.startsWith('cumulative')) return { metricType: 'delta', dataType: 'integer' }
  return { metricType: 'gauge', dataType: datumType === 'f32' ? 'double' : 'integer' }
}

/** Looks up the sample of a moment, if there is one and it passes. */
export const sampler = (
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

/** The same for the bare number, of which millions may be looked at. */
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

/** What every stage after the first may look at; what is empty costs as well. */
export const pointsIn = ({ rows }: Table): number =>
  rows.reduce((sum, { points }) => sum + points.length + 1, 1)

/** A distribution is many numbers. */
const POINTS_OF_A_DISTRIBUTION = 20

/** Looks up every sample of a table. */
export const materialize = (raw: RawTable, budget: Budget): Table => {
  const { schema, series, from, comparisons } = raw
  const to = Math.min(raw.to, raw.now + 1)
  const counts = series.map(({ active, step }) =>
    active.reduce((sum, stretch) => {
      const length = Math.min(stretch.to ?? to, to) - Math.max(stretch.from, from)
      return sum + Math.max(0, Math.floor(length / step))
    }, 0),
  )
  const samples = counts.reduce((sum, count) => sum + count, 0)
  const isDistribution = columnOf(schema).dataType === 'integer_distribution'
  budget.make(samples * (isDistribution ? POINTS_OF_A_DISTRIBUTION : 1))
  budget.look(samples * (1 + comparisons) + series.length)
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
    columns: [columnOf(schema)],
    period: null,
    rows: rows.filter(({ points }) => points.length > 0),
  }
}
