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
  const made = new Intl.DateTimeFormat(locale, { timeZone, hourCycle: 'h23', ...options })
  formatters.set(key, made)
  return made
}

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const
const DAY = { month: 'numeric', day: 'numeric' } as const

/** Formats the ticks of a time axis, with the date if the window spans more than one day. */
export const timeTickFormat = ({ start, end }: TimeWindow, reader: Locale) => {
  const day = formatter(reader, { dateStyle: 'short' })
  const clock = formatter(reader, CLOCK)
  const date = formatter(reader, DAY)
  const isOneDay = day.format(start) === day.format(end)
  return (time: number): string =>
    isOneDay ? clock.format(time) : `${date.format(time)} ${clock.format(time)}`
}

/** `Jan 15, 2025, 12:04:30 UTC` */
export const formatMoment = (time: number, reader: Locale): string =>
  formatter(reader, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...CLOCK,
    second: '2-digit',
    timeZoneName: 'short',
  }).format(time)

/** `1/15/25, 11:04 – 12:04`, with the second date only if it differs. */
export const formatWindow = ({ start, end }: TimeWindow, reader: Locale): string =>
  formatter(reader, { year: '2-digit', ...DAY, ...CLOCK }).formatRange(start, end)
