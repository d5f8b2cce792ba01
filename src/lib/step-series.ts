import type { TimeWindow } from './time-range'
import type { Point } from './timeseries'

/** A measurement of the API. */
interface Reading {
  readonly datum: { readonly datum: unknown }
  readonly timestamp: string
}

const pointOf = ({ datum, timestamp }: Reading): Point => ({
  time: Date.parse(timestamp),
  value: typeof datum.datum === 'number' ? datum.datum : null,
})

/**
 * Expands readings taken on change to a series over a window. `before` holds the last reading before
 * the window, if any; without one the series starts at 0. The last value holds until the end.
 */
export const stepSeries = (
  { start, end }: TimeWindow,
  inRange: readonly Reading[],
  before: readonly Reading[],
): readonly Point[] => {
  const points = inRange.map(pointOf)
  const [first] = points
  const [earlier] = before.map(pointOf)
  const whole =
    first && first.time <= start ? points : [{ time: start, value: earlier?.value ?? 0 }, ...points]
  return [...whole, { time: end, value: whole.at(-1)?.value ?? 0 }]
}
