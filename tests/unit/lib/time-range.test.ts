import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  defaultRange,
  isWindow,
  periodOf,
  rangeKey,
  rangeParams,
  readRange,
  timePresets,
  windowOf,
  type TimeRange,
} from '@/lib/time-range'

const START = Date.UTC(2024, 0, 1)
const seconds = fc.integer({ min: 0, max: 4e9 })

const windows = fc
  .tuple(seconds, fc.integer({ min: 1, max: 1e8 }))
  .map(([start, length]) => ({ start: start * 1000, end: (start + length) * 1000 }))

const whole: fc.Arbitrary<TimeRange> = fc.oneof(
  fc.constantFrom(...timePresets).map(({ id }): TimeRange => ({ kind: 'preset', preset: id })),
  windows.map((window): TimeRange => ({ kind: 'custom', window })),
)

const ranges: fc.Arbitrary<TimeRange> = fc.oneof(
  whole,
  fc.tuple(windows, whole).map(([window, zoomedFrom]): TimeRange => ({
    kind: 'custom',
    window,
    zoomedFrom,
  })),
)

const searchOf = (range: TimeRange) => `?${new URLSearchParams(rangeParams(range))}`

describe('the range in a query string', () => {
  test('round-trips', () => {
    fc.assert(
      fc.property(ranges, range => {
        expect(readRange(searchOf(range))).toEqual(range)
        expect(rangeKey(readRange(searchOf(range)))).toBe(rangeKey(range))
      }),
    )
  })

  test('is omitted for the last hour, the default', () => {
    expect(rangeParams(defaultRange)).toEqual({})
    expect(readRange('')).toEqual({ kind: 'preset', preset: '1h' })
  })

  test('is readable', () => {
    const window = { start: START, end: START + 90_000 }
    expect(rangeParams({ kind: 'custom', window })).toEqual({
      start: '2024-01-01T00:00:00Z',
      end: '2024-01-01T00:01:30Z',
    })
    const zoomedFrom: TimeRange = { kind: 'preset', preset: '3h' }
    expect(rangeParams(zoomedFrom)).toEqual({ range: '3h' })
    expect(rangeParams({ kind: 'custom', window, zoomedFrom })).toEqual({
      range: '3h',
      zoom: '2024-01-01T00:00:00Z/2024-01-01T00:01:30Z',
    })
  })

  test.each([
    '?range=2h',
    '?start=2024-01-01T00:00:00Z',
    '?start=2024-01-01T01:00:00Z&end=2024-01-01T00:00:00Z',
    '?start=2024-01-01T00:00:00Z&end=2024-01-01T00:00:00Z',
    '?start=yesterday&end=today',
    '?start=1&end=2',
    '?zoom=1/2',
    '?zoom=2024-01-01T00:00:00Z',
    '?start=2024-13-01T00:00:00Z&end=2025-01-01T00:00:00Z',
  ])('is the last hour if it is invalid: %s', search => {
    expect(readRange(search)).toEqual(defaultRange)
  })

  test('never throws, and always has a valid window', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (start, end) => {
        const search = `?${new URLSearchParams({ start, end })}`
        expect(isWindow(windowOf(readRange(search), START))).toBe(true)
      }),
    )
  })
})

describe('the window of a range', () => {
  test.each([
    ['1h', 1],
    ['3h', 3],
    ['24h', 24],
  ] as const)('of %s is so many hours up to now, in whole seconds', (preset, hours) => {
    expect(windowOf({ kind: 'preset', preset }, START + 999)).toEqual({
      start: START - hours * 3_600_000,
      end: START,
    })
  })

  test('is constant for a custom range', () => {
    const window = { start: START, end: START + 60_000 }
    expect(windowOf({ kind: 'custom', window }, START + 1e9)).toEqual(window)
  })
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test.each([
  [MINUTE, 5],
  [10 * MINUTE, 10],
  [HOUR, 60],
  [3 * HOUR, 180],
  [24 * HOUR, 1440],
  [7 * 24 * HOUR, 10_080],
])('a window of %d ms has a point every %d seconds', (length, period) => {
  expect(periodOf({ start: START, end: START + length })).toBe(period)
})
