import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  distanceInWords,
  formatDate,
  formatDateTime,
  formatTime,
  formatZonedTime,
  type Locale,
  relativeTime,
  toMillis,
} from '@/lib/time'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = Date.UTC(2024, 5, 15, 12)

/** ICU versions differ in the kind of space before AM. */
const plainSpaces = (text: string) => text.replace(/\s/g, ' ')

const reader = (locale: string, timeZone = 'UTC'): Locale => ({ locale, timeZone })

describe('dates and times', () => {
  const june = '2021-06-07T00:00:00Z'

  it('follow the locale', () => {
    expect(formatDate(june, reader('en-US'))).toBe('Jun 7, 2021')
    expect(plainSpaces(formatTime(june, reader('en-US')))).toBe('12:00 AM')
    expect(plainSpaces(formatDateTime(june, reader('en-US')))).toBe('Jun 7, 2021, 12:00 AM')
    expect(formatDate(june, reader('fr'))).toBe('7 juin 2021')
    expect(formatTime(june, reader('fr'))).toBe('00:00')
    expect(formatDateTime(june, reader('fr'))).toMatch(/^7 juin 2021.* 00:00$/)
    expect(formatDate(june, reader('de'))).toBe('07.06.2021')
  })

  it('follow the time zone', () => {
    expect(formatDate(june, reader('en-US', 'America/New_York'))).toBe('Jun 6, 2021')
    expect(plainSpaces(formatTime(june, reader('en-US', 'Asia/Tokyo')))).toBe('9:00 AM')
  })

  it('show the time zone', () => {
    const spoken = (zone: string) => plainSpaces(formatZonedTime(june, reader('en-US', zone)))
    expect(spoken('UTC')).toBe('Jun 7, 2021, 12:00:00 AM UTC')
    expect(spoken('America/New_York')).toBe('Jun 6, 2021, 8:00:00 PM EDT')
  })

  it('accept ISO strings and milliseconds', () => {
    expect(toMillis('1970-01-01T00:00:01.500Z')).toBe(1500)
    expect(formatDate(toMillis(june), reader('en-US'))).toBe('Jun 7, 2021')
  })
})

describe('relativeTime', () => {
  it.each([
    [0, '0s'],
    [30 * SECOND, '30s'],
    [59 * SECOND, '59s'],
    [59.6 * SECOND, '59s'],
    [5 * MINUTE, '5m'],
    [59 * MINUTE, '59m'],
    [59.5 * MINUTE, '59m'],
    [119 * MINUTE, '1h'],
    [2 * HOUR, '2h'],
    [23 * HOUR, '23h'],
    [24 * HOUR, '1d'],
    [3 * DAY, '3d'],
    [6 * DAY, '6d'],
    [6.7 * DAY, '6d'],
    [7 * DAY, '1w'],
    [28 * DAY, '4w'],
    [29.9 * DAY, '4w'],
    [59 * DAY, '1mo'],
    [180 * DAY, '6mo'],
    [200 * DAY, '6mo'],
    [364 * DAY, '11mo'],
    [365 * DAY, '1y'],
    [2.9 * 365 * DAY, '2y'],
  ])('%d ms is %s', (distance, expected) => {
    expect(relativeTime(NOW - distance, NOW)).toBe(expected)
  })

  it.each([1, SECOND, 9 * MINUTE])('is not negative %d ms before its time', ahead => {
    expect(relativeTime(NOW + ahead, NOW)).toBe('0s')
    expect(relativeTime(NOW + ahead, NOW, { ago: true })).toBe('just now')
  })

  it('appends "ago" on request', () => {
    expect(relativeTime('2024-06-15T11:55:00Z', NOW, { ago: true })).toBe('5m ago')
  })

  it('never reaches the next unit', () => {
    const full: Record<string, number> = { s: 60, m: 60, h: 24, d: 7, w: 5, mo: 12 }
    fc.assert(
      fc.property(fc.nat(400 * DAY), distance => {
        const [, count, unit = ''] = /^(\d+)([a-z]+)$/.exec(relativeTime(NOW - distance, NOW)) ?? []
        expect(Number(count)).toBeLessThan(full[unit] ?? Infinity)
      }),
    )
  })
})

describe('distanceInWords', () => {
  it.each([
    [10 * SECOND, 'less than a minute'],
    [40 * SECOND, '1 minute'],
    [MINUTE, '1 minute'],
    [5 * MINUTE, '5 minutes'],
    [5 * MINUTE - 2 * SECOND, '5 minutes'],
    [HOUR, '1 hour'],
    [3 * DAY, '3 days'],
    [60 * DAY, '2 months'],
  ])('%d ms is %s', (distance, expected) => {
    expect(distanceInWords(NOW + distance, NOW)).toBe(expected)
  })
})
