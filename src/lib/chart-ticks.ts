import type { TimeWindow } from './time-range'

/** The smallest 1, 2 or 5 times a power of ten that is at least `least`, as factor and power. */
const roundUp = (least: number): [factor: number, power: number] => {
  const power = Math.floor(Math.log10(least) + 1e-9)
  const factor = [1, 2, 5].find(each => each * 10 ** power >= least * (1 - 1e-9))
  return factor === undefined ? [1, power + 1] : [factor, power]
}

/** Maximum number of ticks of the value axis, without 0. */
const TICKS = 5
/** A value this little above a tick does not need another one: 100.05% of a CPU. */
const TOLERANCE = 0.005

/** Ticks of the value axis, without 0: two to five round values, evenly spaced, up to the maximum. */
export const valueTicks = (max: number): number[] => {
  const top = max > 0 && Number.isFinite(max) ? max * (1 - TOLERANCE) : TICKS
  const [factor, power] = roundUp(top / TICKS)
  // Division, because 3 * 0.1 is not 0.3.
  const tick = (index: number) =>
    power < 0 ? (index * factor) / 10 ** -power : index * factor * 10 ** power
  const count = Math.max(2, Math.ceil(top / tick(1) - 1e-9))
  return Array.from({ length: count }, (_, index) => tick(index + 1))
}

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]

/** Steps of a time axis that are of fixed length, in milliseconds. */
const STEPS = [
  ...[1, 5, 10, 15, 30].map(count => count * SECOND),
  ...[1, 2, 5, 10, 15, 30].map(count => count * MINUTE),
  ...[1, 2, 3, 6, 12].map(count => count * HOUR),
  ...[1, 2, 7].map(count => count * DAY),
]
/** Longer ones, in months. */
const MONTHS = [1, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 2400, 6000]
const MONTH = 30 * DAY

/** The first Monday of 1970. */
const MONDAY = 4 * DAY

/** What the labels of a time axis have to tell apart. */
export type TickDetail = 'second' | 'minute' | 'day' | 'month'

export interface TimeTicks {
  readonly times: readonly number[]
  readonly detail: TickDetail
  /** Those whose labels name the time zone: one before and one after a clock change. */
  readonly zoned: readonly number[]
}

/** The difference of local time and UTC at a time, in milliseconds. */
type OffsetAt = (time: number) => number

/** The time at which clocks change in a window of less than a month; null if they do not. */
const clockChangeIn = ({ start, end }: TimeWindow, offsetAt: OffsetAt): number | null => {
  const before = offsetAt(start)
  if (offsetAt(end) === before) return null
  let [low, high] = [start, end]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(middle) === before) low = middle
    else high = middle
  }
  return high
}

const multiples = (start: number, end: number, step: number, first = 0): number[] => {
  const from = Math.ceil((start - first) / step)
  const count = Math.max(0, Math.floor((end - first) / step) - from + 1)
  return Array.from({ length: count }, (_, index) => first + (from + index) * step)
}

const monthOf = (time: number) => {
  const date = new Date(time)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

const startOfMonth = (month: number) => Date.UTC(Math.floor(month / 12), month % 12)

/** Times of a window at multiples of a step of less than a day, on the clock of the user. */
const clockTimes = (window: TimeWindow, step: number, offsetAt: OffsetAt): number[] => {
  const { start, end } = window
  const [early, late] = [offsetAt(start), offsetAt(end)]
  const between = (from: number, to: number, offset: number) =>
    multiples(from + offset, to + offset, step).map(time => time - offset)
  const change = clockChangeIn(window, offsetAt)
  if (change === null) return between(start, end, early)
  // A midnight that is skipped begins with the change.
  const isSkipped = multiples(change + early, change + late - 1, step).length > 0
  const times = [
    ...between(start, change - 1, early),
    ...(isSkipped ? [change] : []),
    ...between(change, end, late),
  ]
  const apart: number[] = []
  for (const time of times)
    if (!(time - (apart.at(-1) ?? -Infinity) < step * 0.75)) apart.push(time)
  return apart
}

/** The time at which a local day begins, given as the UTC time of its date. */
const startOfDay = (day: number, offsetAt: OffsetAt): number => {
  const times = [offsetAt(day - DAY), offsetAt(day + DAY)].map(offset => day - offset)
  const midnights = times.filter(time => time + offsetAt(time) === day)
  // Where clocks skip midnight, the day begins with the change.
  return midnights.length > 0 ? Math.min(...midnights) : Math.max(...times)
}

/**
 * Ticks of the time axis, at most about `count`, at round times of the clock and calendar.
 * `offsetAt` is the difference of local time and UTC; `inset` is the share of the width that half a
 * label takes, so that none is clipped.
 */
export const timeTicks = (
  { start, end }: TimeWindow,
  count: number,
  offsetAt: OffsetAt,
  inset = 0,
): TimeTicks => {
  const least = (end - start) / count
  const step = STEPS.find(each => each >= least)
  const months = MONTHS.find(each => each * MONTH >= least) ?? 12_000
  const [from, to] = [start + offsetAt(start), end + offsetAt(end)]
  const days =
    step === undefined
      ? multiples(monthOf(from), monthOf(to), months).map(startOfMonth)
      : multiples(from, to, step, step === 7 * DAY ? MONDAY : 0)
  const isOfDays = step === undefined || step >= DAY
  const all = isOfDays
    ? days.map(day => startOfDay(day, offsetAt))
    : clockTimes({ start, end }, step, offsetAt)
  const margin = (end - start) * inset
  const times = all.filter(time => time >= start + margin && time <= end - margin)
  const change = isOfDays ? null : clockChangeIn({ start, end }, offsetAt)
  const after = times.findIndex(time => change !== null && time >= change)
  return {
    times,
    detail: step === undefined ? 'month' : step < MINUTE ? 'second' : step < DAY ? 'minute' : 'day',
    zoned: change === null ? [] : times.filter((_, index) => index === 0 || index === after),
  }
}

/** The shortest window that a drag over a chart selects, in milliseconds. */
const SHORTEST_ZOOM = MINUTE

/**
 * The window between two points of a chart, given as shares of its width, in whole seconds; null if
 * it would not be narrower.
 */
export const zoomWindow = (
  { start, end }: TimeWindow,
  one: number,
  other: number,
): TimeWindow | null => {
  const at = (share: number) => start + Math.min(1, Math.max(0, share)) * (end - start)
  const [from, to] = [at(Math.min(one, other)), at(Math.max(one, other))]
  const half = Math.max(to - from, SHORTEST_ZOOM) / 2
  const middle = Math.min(end - half, Math.max(start + half, (from + to) / 2))
  const whole = (time: number) => Math.round(time / SECOND) * SECOND
  const window = { start: whole(middle - half), end: whole(middle + half) }
  return window.end - window.start < end - start ? window : null
}
