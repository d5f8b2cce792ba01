import { type Budget, fault } from './budget'
import {
  firstSampleFrom,
  lastSampleBy,
  type Series,
  columnOf,
  numberSampler,
  type RawTable,
  type Row,
  type Table,
} from './tables'
import type { Alignment } from './syntax'

/** Alignment may produce at most this many points per input point. */
const MAX_UPSAMPLING = 10

/** Samples read per window at most; more would hardly change the mean. */
const SAMPLES_PER_WINDOW = 30

/**
 * The ends of the windows, counted back from the end of the query, in ascending order. The first
 * window may start before the query does.
 */
const windowEnds = ({ from, end, series }: RawTable, period: number, budget: Budget): number[] => {
  const count = Math.max(0, Math.ceil((end - from) / period))
  budget.chargePoints(count * Math.max(1, series.length))
  return Array.from({ length: count }, (_, index) => end - (count - 1 - index) * period)
}

/** The sampling stride: skips samples evenly, independently of where the windows lie. */
const strideFor = ({ step }: Series, period: number): number =>
  step * Math.max(1, Math.ceil(period / step / SAMPLES_PER_WINDOW))

/** Computes an output point from the samples around it. */
type Method = (raw: RawTable, series: Series, period: number) => (time: number) => number | null

/**
 * The mean of the samples after the end of the previous window, up to and including the end of this
 * one.
 */
const meanWithin: Method = (raw, series, period) => {
  const stride = strideFor(series, period)
  const numberAt = numberSampler(raw, series)
  return end => {
    const first = Math.max(end - period + 1, raw.from)
    let sum = 0
    let count = 0
    for (let time = firstSampleFrom(first, stride); time <= end && time < raw.to; time += stride) {
      const value = numberAt(time)
      if (value === null) continue
      sum += value
      count += 1
    }
    return count > 0 ? sum / count : null
  }
}

/** Linear interpolation between the samples before and after. */
const interpolated: Method = (raw, series) => {
  const { step } = series
  const numberAt = numberSampler(raw, series)
  return time => {
    const before = lastSampleBy(time, step)
    const left = numberAt(before)
    if (before === time || left === null) return left
    const right = numberAt(before + step)
    return right === null ? null : left + ((right - left) * (time - before)) / step
  }
}

const methods: Record<Alignment, Method> = {
  mean_within: meanWithin,
  interpolate: interpolated,
}

/** Whether anything was measured in the window. */
const wasActive = ({ from, to }: RawTable, { active }: Series): boolean =>
  active.some(interval => interval.from < to && (interval.to === null || interval.to > from))

/** Whether measuring has begun so recently that there is no sample yet, and so no timeseries. */
const isUnmeasured = ({ to }: RawTable, { active, step }: Series): boolean =>
  active.length > 0 && active.every(({ from }) => firstSampleFrom(from, step) >= to)

/** Aligns all timeseries to the same times, one period apart. Points without samples are null. */
export const align = (raw: RawTable, method: Alignment, period: number, budget: Budget): Table => {
  const { schema, series } = raw
  if (columnOf(schema).dataType === 'integer_distribution') {
    fault('Distributions cannot be aligned')
  }
  const finest = Math.max(0, ...series.map(({ step }) => step))
  if (period * MAX_UPSAMPLING < finest) {
    fault(`Cannot align to a period more than ${MAX_UPSAMPLING} times finer than the data`)
  }
  const ends = windowEnds(raw, period, budget)
  const looked = series.filter(each => wasActive(raw, each))
  const perWindow = (each: Series) => Math.ceil(period / strideFor(each, period))
  const samples = looked.reduce((sum, each) => sum + ends.length * perWindow(each), 0)
  budget.chargeReads(samples * (1 + raw.comparisons) + series.length)
  const rows = series.map((each): Row => {
    const valueAt = wasActive(raw, each) ? methods[method](raw, each, period) : () => null
    const points = ends.map(time => ({ time, startTime: null, values: [valueAt(time)] }))
    return { fields: each.fields, points }
  })
  return {
    name: schema.timeseriesName,
    columns: [{ metricType: 'gauge', dataType: 'double' }],
    period,
    hasSeries: series.some(each => !isUnmeasured(raw, each)),
    rows: rows.filter(({ points }) => points.length > 0),
  }
}
