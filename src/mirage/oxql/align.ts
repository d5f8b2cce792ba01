import { type Budget, fault } from './budget'
import {
  firstSampleFrom,
  type Series,
  columnOf,
  numberSampler,
  type RawTable,
  type Row,
  type Table,
  typesOf,
} from './tables'
import type { Alignment } from './syntax'

/** Samples may be at most this many periods apart. */
const MAX_UPSAMPLING = 100

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

/**
 * The mean of the samples after the end of the previous window, up to and including the end of this
 * one.
 */
const meanWithin = (raw: RawTable, series: Series, period: number) => {
  const stride = strideFor(series, period)
  const numberAt = numberSampler(raw, series)
  return (end: number): number | null => {
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

/** Whether anything was measured in the window. */
const wasActive = ({ from, to }: RawTable, { active }: Series): boolean =>
  active.some(interval => interval.from < to && (interval.to === null || interval.to > from))

/** The longest time between two samples of the window, in milliseconds; 0 if it has no two. */
const widestGap = ({ from, to, now }: RawTable, { active, step }: Series): number => {
  const end = Math.min(to, now)
  const runs = active
    .map(interval => [Math.max(interval.from, from), Math.min(interval.to ?? end, end)] as const)
    .filter(([start, stop]) => start < stop)
  return runs.reduce((widest, [start, stop], index) => {
    const pause = index === 0 ? 0 : start - runs[index - 1]![1]
    return Math.max(widest, pause, stop - start > step ? step : 0)
  }, 0)
}

/** Whether measuring has begun so recently that there is no sample yet, and so no timeseries. */
const isUnmeasured = ({ to }: RawTable, { active, step }: Series): boolean =>
  active.length > 0 && active.every(({ from }) => firstSampleFrom(from, step) >= to)

/** Aligns all timeseries to the same times, one period apart. Points without samples are null. */
export const align = (raw: RawTable, method: Alignment, period: number, budget: Budget): Table => {
  const { schema, series } = raw
  const { dataType } = columnOf(schema)
  if (dataType !== 'integer' && dataType !== 'double') {
    fault(`Tables with '${dataType}' data types cannot be aligned`)
  }
  if (method === 'interpolate') fault('Alignment via interpolation is not yet implemented')
  if (series.some(each => widestGap(raw, each) > MAX_UPSAMPLING * period)) {
    fault(
      'A table alignment operation may not upsample data by more than a factor of ' +
        String(MAX_UPSAMPLING),
    )
  }
  const ends = windowEnds(raw, period, budget)
  const looked = series.filter(each => wasActive(raw, each))
  const perWindow = (each: Series) => Math.ceil(period / strideFor(each, period))
  const samples = looked.reduce((sum, each) => sum + ends.length * perWindow(each), 0)
  budget.chargeReads(samples * (1 + raw.comparisons) + series.length)
  const rows = series.map((each): Row => {
    const valueAt = wasActive(raw, each) ? meanWithin(raw, each, period) : () => null
    const points = ends.map(time => ({ time, startTime: null, values: [valueAt(time)] }))
    return { fields: each.fields, points }
  })
  return {
    name: schema.timeseriesName,
    types: typesOf(schema),
    columns: [{ metricType: 'gauge', dataType: 'double' }],
    period,
    hasSeries: series.some(each => !isUnmeasured(raw, each)),
    rows: rows.filter(({ points }) => points.length > 0),
  }
}
