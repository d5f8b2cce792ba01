import { scaleOf, type ChartScale } from './chart-data'
import { formatNumber } from './number'

/** The units of timeseries, as the rack names them. */
export const TIMESERIES_UNITS = [
  'count',
  'bytes',
  'seconds',
  'nanoseconds',
  'volts',
  'amps',
  'watts',
  'joules',
  'degrees_celsius',
  'rpm',
  'none',
] as const

export type TimeseriesUnit = (typeof TIMESERIES_UNITS)[number]

/**
 * What a number of a chart counts: a timeseries' unit, per second or per sample for counters, or
 * the share of one CPU's time.
 */
export interface MetricUnit {
  base: TimeseriesUnit | 'percent'
  per?: 'second' | 'sample' | undefined
}

const WORDS: Record<MetricUnit['base'], string> = {
  count: 'count',
  bytes: 'bytes',
  seconds: 's',
  nanoseconds: 'ns',
  volts: 'V',
  amps: 'A',
  watts: 'W',
  joules: 'J',
  degrees_celsius: '°C',
  rpm: 'rpm',
  none: '',
  percent: '% of one CPU',
}

/** `bytes/s`, `/s`, `count per sample`: the unit of values that are not scaled. */
export const unitWords = ({ base, per }: MetricUnit): string => {
  const words = WORDS[base]
  if (base === 'percent' || per === undefined) return words
  return per === 'second' ? `${base === 'count' ? '' : words}/s` : `${words} per sample`.trim()
}

export const isSameUnit = (a: MetricUnit, b: MetricUnit): boolean =>
  a.base === b.base && a.per === b.per

/** Times by the number of nanoseconds that each lasts, longest first. */
const TIMES = [
  [1e9, 's'],
  [1e6, 'ms'],
  [1e3, 'µs'],
  [1, 'ns'],
] as const

const plain = (label: string, divisor = 1): ChartScale => ({
  divisor,
  label: label.trim() === '' ? 'No unit' : label.trim(),
  suffix: label === '' ? '' : label.startsWith('/') || label === '%' ? label : ` ${label}`,
  tick: (value, locale) => formatNumber(value, locale),
})

const after = (scale: ChartScale, per: string): ChartScale => ({
  ...scale,
  label: scale.label + per,
  suffix: scale.suffix + per,
})

/**
 * How values up to `max` are scaled and labelled: bytes by powers of 1024, times as the longest unit
 * below them, counts by thousands on the axis, and everything else as it is.
 */
export const scaleOfUnit = (unit: MetricUnit, max: number): ChartScale => {
  const { base, per } = unit
  const ending = per === undefined ? '' : per === 'second' ? '/s' : ' per sample'
  if (base === 'percent') return { ...plain('%'), label: '% of one CPU' }
  if (base === 'bytes') return after(scaleOf('bytes', max), ending)
  if (base === 'nanoseconds') {
    const [divisor, word] = TIMES.find(([each]) => max >= each) ?? [1, 'ns']
    return plain(word + ending, divisor)
  }
  if (base === 'count')
    return {
      ...scaleOf('count', max),
      label: per === 'second' ? '/s' : `Count${ending}`,
      suffix: ending,
    }
  return plain(unitWords(unit))
}
