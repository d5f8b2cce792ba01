import { formatNumber } from './number'
import { GIB, SIZE_UNITS, TIB } from './size'
import type { TimeWindow } from './time-range'
import type { Point } from './timeseries'

/** What the values of a chart are; `gib` and `tib` are bytes that are always written in that unit. */
export type ChartUnit = 'bytes' | 'gib' | 'tib' | 'count' | 'percent'

/** How the values of a chart are written. */
export interface ChartScale {
  /** What a value is divided by before it is drawn. */
  readonly divisor: number
  /** Beside the title: `KiB`. */
  readonly label: string
  /** Behind a value: ` KiB`, `%`, or nothing. */
  readonly suffix: string
  /** A value at the axis. */
  readonly tick: (value: number, locale: string) => string
}

const exponent = (base: number, max: number, most: number): number =>
  max >= base ? Math.min(Math.floor(Math.log(max) / Math.log(base) + 1e-9), most) : 0

const plain = (value: number, locale: string) => formatNumber(value, locale)

const bytesScale = (max: number): ChartScale => {
  const power = exponent(1024, max, SIZE_UNITS.length - 1)
  const label = power === 0 ? 'Bytes' : (SIZE_UNITS[power] ?? 'TiB')
  return { divisor: 1024 ** power, label, suffix: ` ${label}`, tick: plain }
}

const COUNT_SUFFIXES = ['', 'k', 'M', 'B', 'T']
const COUNT_DIGITS = 3

const countScale = (max: number): ChartScale => {
  const power = exponent(1000, max, COUNT_SUFFIXES.length - 1)
  const suffix = COUNT_SUFFIXES[power] ?? ''
  return {
    divisor: 1,
    label: 'Count',
    suffix: '',
    tick: (value, locale) => {
      const rounded = Number((value / 1000 ** power).toPrecision(COUNT_DIGITS))
      return formatNumber(rounded, locale, COUNT_DIGITS) + (value === 0 ? '' : suffix)
    },
  }
}

const percentScale: ChartScale = {
  divisor: 1,
  label: '%',
  suffix: '%',
  tick: (value, locale) => `${formatNumber(value, locale)}%`,
}

const sizeScale = (divisor: number, label: string): ChartScale => ({
  divisor,
  label,
  suffix: ` ${label}`,
  tick: plain,
})

const SCALES: Record<ChartUnit, (max: number) => ChartScale> = {
  bytes: bytesScale,
  gib: () => sizeScale(GIB, 'GiB'),
  tib: () => sizeScale(TIB, 'TiB'),
  count: countScale,
  percent: () => percentScale,
}

/** How to write values of which `max` is the largest. */
export const scaleOf = (unit: ChartUnit, max: number): ChartScale => SCALES[unit](max)

/** Nanoseconds that one virtual CPU has in the five seconds between two samples. */
const SAMPLE_NANOSECONDS = 5e9

/** Nanoseconds that so many virtual CPUs spent in a state, as a part of all they had, in percent. */
export const toPercent = (points: readonly Point[], seriesCount: number): Point[] =>
  points.map(({ time, value }) => ({
    time,
    value: value === null ? null : (value / (SAMPLE_NANOSECONDS * seriesCount)) * 100,
  }))

/** The points as they are drawn on a scale. */
export const scaled = (points: readonly Point[], { divisor }: ChartScale): readonly Point[] =>
  divisor === 1
    ? points
    : points.map(({ time, value }) => ({ time, value: value === null ? null : value / divisor }))

/** Between no line and the top of a chart of nothing but noughts. */
const TOP_OF_NOTHING = 6
const TICKS = 6

/**
 * Where the marks of the value axis stand, from the lowest above 0 to the top: six of them, the top
 * a fifth or more above the largest value, all whole numbers unless they would be too far apart.
 */
export const valueTicks = (max: number): number[] => {
  const wanted = max > 0 && Number.isFinite(max) ? max * 1.2 : TOP_OF_NOTHING
  const digits = Math.max(0, -Math.floor(Math.log10(wanted / TICKS)))
  const steps = Math.ceil(Number(((wanted / TICKS) * 10 ** digits).toPrecision(12)))
  return Array.from({ length: TICKS }, (_, index) => ((index + 1) * steps) / 10 ** digits)
}

/** The part of the width over which the marks of the time axis are spread. */
const SPREAD = 0.8
const MINUTE = 60_000

/**
 * The moments that the time axis names: evenly spread whole minutes, clear of the value axis at the
 * end. `inset` is the part of the width that half of one takes, which must not be cut at the
 * beginning.
 */
export const timeTicks = ({ start, end }: TimeWindow, count: number, inset = 0.05): number[] => {
  const span = end - start
  const step = (SPREAD - inset) / Math.max(1, count - 1)
  const exact = Array.from({ length: count }, (_, index) => start + (inset + index * step) * span)
  const whole = [...new Set(exact.map(time => Math.ceil(time / MINUTE) * MINUTE))]
  return whole.filter(time => time < end)
}
