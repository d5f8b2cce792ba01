import type { TickDetail } from './chart-ticks'
import type { Locale } from './time'
import type { TimeWindow } from './time-range'

const formatters = new Map<string, Intl.DateTimeFormat>()

const formatter = (
  { locale, timeZone }: Locale,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { timeZone, ...options })
  formatters.set(key, made)
  return made
}

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const
const DAY = { month: 'short', day: 'numeric' } as const

/** The difference of local time and UTC at a time, in milliseconds. */
export const offsetOf = ({ timeZone }: Pick<Locale, 'timeZone'>) => {
  const parts = formatter(
    { locale: 'en-US', timeZone },
    {
      ...CLOCK,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      second: '2-digit',
    },
  )
  return (time: number): number => {
    const of = new Map(parts.formatToParts(time).map(({ type, value }) => [type, Number(value)]))
    const at = (type: Intl.DateTimeFormatPartTypes) => of.get(type) ?? 0
    const [year, month, day] = [at('year'), at('month') - 1, at('day')]
    const local = Date.UTC(year, month, day, at('hour'), at('minute'), at('second'))
    return local - Math.floor(time / 1000) * 1000
  }
}

const TICKS: Record<TickDetail, Intl.DateTimeFormatOptions> = {
  second: { ...CLOCK, second: '2-digit' },
  minute: CLOCK,
  day: DAY,
  month: { month: 'short', year: 'numeric' },
}

/** Formats the ticks of a time axis. Midnight among times is shown as the day that begins. */
export const timeTickFormat = (detail: TickDetail, reader: Locale) => {
  const usual = formatter(reader, TICKS[detail])
  const day = formatter(reader, DAY)
  const offsetAt = offsetOf(reader)
  const isMidnight = (time: number) => (time + offsetAt(time)) % 86_400_000 === 0
  return (time: number): string =>
    (detail === 'minute' && isMidnight(time) ? day : usual).format(time)
}

/** `Jan 15, 2025, 12:04:30 PM UTC` */
export const formatMoment = (time: number, reader: Locale): string =>
  formatter(reader, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...CLOCK,
    second: '2-digit',
    timeZoneName: 'short',
  }).format(time)

/** `Jan 15, 2025, 11:04 AM – 12:04 PM`, with the second date only if it differs. */
export const formatWindow = ({ start, end }: TimeWindow, reader: Locale): string =>
  formatter(reader, { year: 'numeric', ...DAY, ...CLOCK }).formatRange(start, end)
