import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoment, formatWindow, timeTickFormat } from '@/lib/chart-time'
import { fromLocalTime, toLocalTime } from '@/lib/local-time'

const ZONES = ['UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Chatham', 'Europe/Berlin']

describe('the time of a zone', () => {
  test('is what its clocks show', () => {
    const noon = Date.UTC(2025, 0, 15, 12, 34, 56)
    expect(toLocalTime(noon, 'America/New_York').toString()).toBe('2025-01-15T07:34:00')
    expect(toLocalTime(noon, 'Asia/Kathmandu').toString()).toBe('2025-01-15T18:19:00')
  })

  test('leads back to the minute it was made of, or to the first of two alike', () => {
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

  test('of an hour that the clocks leave out is the one after it', () => {
    const skipped = toLocalTime(Date.UTC(2025, 2, 30, 0, 30), 'Europe/Berlin').set({ hour: 2 })
    expect(fromLocalTime(skipped, 'Europe/Berlin')).toBe(Date.UTC(2025, 2, 30, 1, 30))
  })
})

describe('times at a chart', () => {
  const reader = { locale: 'en-US', timeZone: 'UTC' }
  const start = Date.UTC(2025, 0, 15, 8, 5)

  test('are those of a clock within one day, with the day otherwise', () => {
    expect(timeTickFormat({ start, end: start + 3_600_000 }, reader)(start)).toBe('08:05')
    expect(timeTickFormat({ start, end: start + 86_400_000 }, reader)(start)).toBe('1/15 08:05')
  })

  test('go by the day of the reader, not by that of UTC', () => {
    const tokyo = { locale: 'en-US', timeZone: 'Asia/Tokyo' }
    const evening = { start: Date.UTC(2025, 0, 15, 14), end: Date.UTC(2025, 0, 15, 16) }
    expect(timeTickFormat(evening, reader)(evening.start)).toBe('14:00')
    expect(timeTickFormat(evening, tokyo)(evening.start)).toBe('1/15 23:00')
  })

  test('are exact where one is pointed at', () => {
    expect(formatMoment(start + 30_000, reader)).toBe('Jan 15, 2025, 08:05:30 UTC')
  })

  test('of a window say the day once where there is one', () => {
    // With the narrow spaces that the locale has.
    const words = (end: number) => formatWindow({ start, end }, reader).replace(/\s/g, ' ')
    expect(words(start + 3_600_000)).toBe('1/15/25, 08:05 – 09:05')
    expect(words(start + 86_400_000)).toBe('1/15/25, 08:05 – 1/16/25, 08:05')
  })
})
