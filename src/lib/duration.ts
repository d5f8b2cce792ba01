import { formatNumber } from './number'
import { pluralize } from './text'

/** The units of durations, in milliseconds. */
const UNITS: readonly (readonly [unit: string, length: number])[] = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
]

/** A duration in its two largest units, rounded down: `10 d 4 h`, `2 min`, `0 s`. */
export const formatDuration = (ms: number): string => {
  const at = UNITS.findIndex(([, length]) => ms >= length)
  if (at < 0) return '0 s'
  let rest = ms
  const parts = UNITS.slice(at, at + 2).flatMap(([unit, length]) => {
    const count = Math.floor(rest / length)
    rest -= count * length
    return count > 0 ? [`${count} ${unit}`] : []
  })
  return parts.join(' ')
}

/** An interval of microseconds in its largest unit: `300 ms`, `1.5 s`, `50 µs`. */
export const formatInterval = (micros: number, locale: string): string => {
  if (micros >= 1_000_000) return `${formatNumber(micros / 1_000_000, locale, 6)} s`
  return micros >= 1000
    ? `${formatNumber(micros / 1000, locale, 3)} ms`
    : `${formatNumber(micros, locale)} µs`
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Remaining time for display: `25 s left`, `2 min left`, `1 h 5 min left`. */
export const timeLeft = (seconds: number): string => {
  if (seconds < 5) return 'a few seconds left'
  // In steps, so that the text does not flicker.
  const rounded = Math.ceil(seconds / 5) * 5
  if (rounded < MINUTE) return `${rounded} s left`
  const minutes = Math.ceil(seconds / MINUTE)
  if (minutes < HOUR / MINUTE) return `${minutes} min left`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''} left`
}

/** About how many calls are answered in a second, a few at a time. */
const PER_SECOND = 20

/** What reading costs: `1,950 calls, about 98 seconds`. */
export const costText = (calls: number): string =>
  `${pluralize('call', calls)}, about ${pluralize('second', Math.max(1, Math.ceil(calls / PER_SECOND)))}`
