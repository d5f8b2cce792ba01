import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoment, formatWindow, formatZones, timeTickFormat } from '@/lib/chart-time'
import { fromLocalTime, toLocalTime } from '@/ui/DateRangePicker/draft'

const ZONES = ['UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Chatham', 'Europe/Berlin']

describe('local time', () => {
  test('is wall-clock time', () => {
    const noon = Date.UTC(2025, 0, 15, 12, 34, 56)
    expect(toLocalTime(noon, 'America/New_York').toString()).toBe('2025-01-15T07:34:00')
    expect(toLocalTime(noon, 'Asia/Kathmandu').toString()).toBe('2025-01-15T18:19:00')
  })

  test('converts back to the same minute, or to the first of two', () => {
    const minutes = fc.integer({ min: 0, max: 40_000_000 }).map(count => count * 60_000)
    fc.assert(
      fc.property(minutes, fc.constantFrom(...ZONES), (time, zone) => {
        const local = toLocalTime(time, zone)
        const back = fromLocalTime(local, zone)
        expect(toLocalTime(back, zone).toString()).toBe(local.toString())
        expect([0, 3_600_000]).toContain(time - back)
      }),
    )
  })

  test('of a skipped hour is one hour later', () => {
    const skipped = toLocalTime(Date.UTC(2025, 2, 30, 0, 30), 'Europe/Berlin').set({ hour: 2 })
    expect(fromLocalTime(skipped, 'Europe/Berlin')).toBe(Date.UTC(2025, 2, 30, 1, 30))
    expect(fromLocalTime(skipped, 'Europe/Berlin', { isSecond: true })).toBe(
      Date.UTC(2025, 2, 30, 1, 30),
    )
  })

  test('of a repeated hour is the first or the second', () => {
    const repeated = toLocalTime(Date.UTC(2026, 9, 25, 0, 30), 'Europe/Berlin')
    expect(repeated.toString()).toBe('2026-10-25T02:30:00')
    expect(fromLocalTime(repeated, 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 25, 0, 30))
    expect(fromLocalTime(repeated, 'Europe/Berlin', { isSecond: true })).toBe(
      Date.UTC(2026, 9, 25, 1, 30),
    )
  })
})

describe('chart times', () => {
  const reader = { locale: 'en-US', timeZone: 'UTC' }
  const start = Date.UTC(2025, 0, 15, 8, 5)

  test("show midnight of the user's time zone as the day", () => {
    const tokyo = { locale: 'en-US', timeZone: 'Asia/Tokyo' }
    const midnight = Date.UTC(2025, 0, 15, 15)
    expect(timeTickFormat({ detail: 'minute', zoned: [] }, reader)(midnight)).toBe('3:00 PM')
    expect(timeTickFormat({ detail: 'minute', zoned: [] }, tokyo)(midnight)).toBe('Jan 16')
  })

  test('are exact in tooltips', () => {
    expect(formatMoment(start + 30_000, reader)).toBe('Jan 15, 2025, 8:05:30 AM UTC')
  })

  test('have the date once if the window is within a day', () => {
    // With the locale's narrow spaces.
    const words = (end: number) => formatWindow({ start, end }, reader).replace(/\s/g, ' ')
    expect(words(start + 3_600_000)).toBe('Jan 15, 2025, 8:05 – 9:05 AM')
    expect(words(start + 86_400_000)).toBe('Jan 15, 2025, 8:05 AM – Jan 16, 2025, 8:05 AM')
  })

  test.each([
    [
      'Europe/Berlin',
      Date.UTC(2026, 9, 25, 0, 45),
      'Oct 25, 2026, 2:45 AM GMT+2 – Oct 25, 2026, 2:15 AM GMT+1',
      'GMT+2 – GMT+1',
    ],
    [
      'America/New_York',
      Date.UTC(2026, 10, 1, 5, 45),
      'Nov 1, 2026, 1:45 AM EDT – Nov 1, 2026, 1:15 AM EST',
      'EDT – EST',
    ],
    [
      'Australia/Lord_Howe',
      Date.UTC(2026, 3, 4, 14, 45),
      'Apr 5, 2026, 1:45 AM GMT+11 – Apr 5, 2026, 1:45 AM GMT+10:30',
      'GMT+11 – GMT+10:30',
    ],
    ['Asia/Kathmandu', Date.UTC(2026, 9, 25), 'Oct 25, 2026, 5:45 – 6:15 AM', 'Asia/Kathmandu'],
  ])(
    'name the zone of both ends if clocks change between them: %s',
    (timeZone, from, text, zones) => {
      const window = { start: from, end: from + 1_800_000 }
      const own = { locale: 'en-US', timeZone }
      expect(formatWindow(window, own).replace(/\s/g, ' ')).toBe(text)
      expect(formatZones(window, own)).toBe(zones)
    },
  )
})
