import type { TickDetail, TimeTicks } from './chart-ticks'
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

const ZONE = { timeZoneName: 'short' } as const

/** Formats the ticks of a time axis. The beginning of a day among times is shown as the day. */
export const timeTickFormat = ({ detail, zoned }: Omit<TimeTicks, 'times'>, reader: Locale) => {
  const usual = formatter(reader, TICKS[detail])
  const withZone = formatter(reader, { ...TICKS[detail], ...ZONE })
  const day = formatter(reader, DAY)
  const offsetAt = offsetOf(reader)
  const dayOf = (time: number) => Math.floor((time + offsetAt(time)) / 86_400_000)
  const startsDay = (time: number) => dayOf(time) > dayOf(time - 1)
  return (time: number): string => {
    if (zoned.includes(time)) return withZone.format(time)
    return (detail === 'minute' && startsDay(time) ? day : usual).format(time)
  }
}

/** `Jan 15, 2025, 12:04:30 PM UTC` */
export const formatMoment = (time: number, reader: Locale): string =>
  formatter(reader, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...CLOCK,
    second: '2-digit',
    ...ZONE,
  }).format(time)

/** Whether clocks change in a window: its end has another offset than its start. */
const hasClockChange = ({ start, end }: TimeWindow, reader: Locale): boolean => {
  const offsetAt = offsetOf(reader)
  return offsetAt(start) !== offsetAt(end)
}

/**
 * `Jan 15, 2025, 11:04 AM – 12:04 PM`, with the second date only if it differs, and with the zone
 * of both times if clocks change between them.
 */
export const formatWindow = (window: TimeWindow, reader: Locale): string => {
  const { start, end } = window
  const options = { year: 'numeric', ...DAY, ...CLOCK } as const
  if (!hasClockChange(window, reader)) return formatter(reader, options).formatRange(start, end)
  // A range would name the zone once.
  const zoned = formatter(reader, { ...options, ...ZONE })
  return `${zoned.format(start)} – ${zoned.format(end)}`
}

/** `GMT+2`: the name of the time zone at a time. */
const zoneAt = (time: number, reader: Locale): string =>
  formatter(reader, { ...CLOCK, ...ZONE })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value ?? reader.timeZone

/** `GMT+2 – GMT+1` if clocks change in the window, otherwise the name of the zone. */
export const formatZones = (window: TimeWindow, reader: Locale): string =>
  hasClockChange(window, reader)
    ? `${zoneAt(window.start, reader)} – ${zoneAt(window.end, reader)}`
    : reader.timeZone
