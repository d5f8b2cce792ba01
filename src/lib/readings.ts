import type { Measurement } from '@/api/generated/types'
import type { TimeWindow } from './time-range'
import type { Point } from './timeseries'

const pointOf = ({ datum, timestamp }: Measurement): Point => ({
  time: Date.parse(timestamp),
  value: typeof datum.datum === 'number' ? datum.datum : null,
})

/**
 * A value over a time, of readings that are taken when it changes: it was `before` until the first
 * of them, 0 where there is nothing before, and it still is what the last of them says.
 */
export const readingsOver = (
  { start, end }: TimeWindow,
  inRange: readonly Measurement[],
  before: readonly Measurement[],
): readonly Point[] => {
  const points = inRange.map(pointOf)
  const [first] = points
  const [earlier] = before.map(pointOf)
  const whole =
    first && first.time <= start ? points : [{ time: start, value: earlier?.value ?? 0 }, ...points]
  return [...whole, { time: end, value: whole.at(-1)?.value ?? 0 }]
}
