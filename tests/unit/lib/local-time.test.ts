import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoment, formatWindow, timeTickFormat } from '@/lib/chart-time'
import { fromLocalTime, toLocalTime } from '@/lib/local-time'

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
  })
})

describe('chart times', () => {
  const reader = { locale: 'en-US', timeZone: 'UTC' }
  const start = Date.UTC(2025, 0, 15, 8, 5)

  test("show midnight of the user's time zone as the day", () => {
    const tokyo = { locale: 'en-US', timeZone: 'Asia/Tokyo' }
    const midnight = Date.UTC(2025, 0, 15, 15)
    expect(timeTickFormat('minute', reader)(midnight)).toBe('3:00 PM')
    expect(timeTickFormat('minute', tokyo)(midnight)).toBe('Jan 16')
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
})
