import { formatNumber } from './number'
import { GIB, SIZE_UNITS, TIB } from './size'
import type { Point } from './timeseries'

/** The unit of a chart's values; `gib` and `tib` are bytes always shown in that unit. */
export type ChartUnit = 'bytes' | 'gib' | 'tib' | 'count' | 'vcpus' | 'percent'

/** How a chart's values are scaled and labelled. */
export interface ChartScale {
  /** Values are divided by this before they are drawn. */
  readonly divisor: number
  /** Shown beside the title: `KiB`. */
  readonly label: string
  /** Appended to a value: ` KiB`, `%`, or nothing. */
  readonly suffix: string
  /** Formats a tick of the value axis. */
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
  vcpus: max => ({ ...countScale(max), label: 'vCPUs' }),
  percent: () => percentScale,
}

/** The scale for values up to `max`. */
export const scaleOf = (unit: ChartUnit, max: number): ChartScale => SCALES[unit](max)

/** CPU time of one virtual CPU between two samples, which are five seconds apart. */
const SAMPLE_NANOSECONDS = 5e9

/** Converts CPU time in nanoseconds to a percentage of what `seriesCount` virtual CPUs had. */
export const toPercent = (points: readonly Point[], seriesCount: number): Point[] =>
  points.map(({ time, value }) => ({
    time,
    value: value === null ? null : (value / (SAMPLE_NANOSECONDS * seriesCount)) * 100,
  }))

/** What a chart shows: unscaled values and the scale to draw them with, or why there are none. */
export type ChartData =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'failed'
      readonly title: string
      readonly message: string
      readonly requestId?: string | undefined
      readonly mayRetry: boolean
    }
  | { readonly kind: 'none'; readonly message: string }
  | {
      readonly kind: 'values'
      readonly points: readonly Point[]
      readonly scale: ChartScale
      /** Draw steps: each value holds until the next one, without interpolation. */
      readonly isStepped?: boolean
    }
