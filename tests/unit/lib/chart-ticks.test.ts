import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timeTicks, valueTicks, zoomWindow } from '@/lib/chart-ticks'
import { offsetOf, timeTickFormat } from '@/lib/chart-time'

describe('the ticks of the value axis', () => {
  test.each([
    [100, [20, 40, 60, 80, 100]],
    [100.05, [20, 40, 60, 80, 100]],
    [26, [10, 20, 30]],
    [0, [1, 2, 3, 4, 5]],
    [Number.NaN, [1, 2, 3, 4, 5]],
    [1.3, [0.5, 1, 1.5]],
    [0.29, [0.1, 0.2, 0.3]],
    [7100, [2000, 4000, 6000, 8000]],
  ])('up to %d are %j', (max, marks) => {
    expect(valueTicks(max)).toEqual(marks)
  })

  test('are two to five round values, evenly spaced, just above the largest value', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e15, noNaN: true }), max => {
        const marks = valueTicks(max)
        const [first = 0] = marks
        const top = marks.at(-1) ?? 0
        expect(marks.length).toBeGreaterThanOrEqual(2)
        expect(marks.length).toBeLessThanOrEqual(5)
        expect(['1', '2', '5']).toContain(first.toExponential(9).replace(/(\.0+)?e.*/, ''))
        for (const [index, mark] of marks.entries()) expect(mark / first).toBeCloseTo(index + 1, 9)
        expect(top).toBeGreaterThanOrEqual(max * 0.99)
        expect(top).toBeLessThanOrEqual(max + first)
      }),
    )
  })
})

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

/** The labels of the ticks of a window that ends at a time of 2025. */
const labels = (span: number, end: number, count = 8, timeZone = 'UTC') => {
  const reader = { locale: 'en-US', timeZone }
  const ticks = timeTicks({ start: end - span, end }, count, offsetOf(reader))
  return ticks.times.map(timeTickFormat(ticks, reader))
}

describe('the ticks of the time axis', () => {
  const end = Date.UTC(2025, 0, 15, 12, 4, 7)

  test.each([
    [
      MINUTE,
      ['12:03:10 PM', '12:03:20 PM', '12:03:30 PM', '12:03:40 PM', '12:03:50 PM', '12:04:00 PM'],
    ],
    [HOUR, ['11:10 AM', '11:20 AM', '11:30 AM', '11:40 AM', '11:50 AM', '12:00 PM']],
    [DAY, ['3:00 PM', '6:00 PM', '9:00 PM', 'Jan 15', '3:00 AM', '6:00 AM', '9:00 AM', '12:00 PM']],
    [7 * DAY, ['Jan 9', 'Jan 10', 'Jan 11', 'Jan 12', 'Jan 13', 'Jan 14', 'Jan 15']],
    [30 * DAY, ['Dec 23', 'Dec 30', 'Jan 6', 'Jan 13']],
    [
      200 * DAY,
      ['Jul 2024', 'Aug 2024', 'Sep 2024', 'Oct 2024', 'Nov 2024', 'Dec 2024', 'Jan 2025'],
    ],
    [1000 * DAY, ['Jul 2022', 'Jan 2023', 'Jul 2023', 'Jan 2024', 'Jul 2024', 'Jan 2025']],
  ])('of a window of %d ms are at round times', (span, expected) => {
    expect(labels(span, end)).toEqual(expected)
  })

  test('are few if there is little room', () => {
    expect(labels(HOUR, end, 2)).toEqual(['11:30 AM', '12:00 PM'])
    expect(labels(DAY, end, 3)).toEqual(['Jan 15', '12:00 PM'])
  })

  test('are round in the time zone of the user, on both sides of a clock change', () => {
    expect(labels(HOUR, end, 4, 'Asia/Kathmandu')).toEqual([
      '5:00 PM',
      '5:15 PM',
      '5:30 PM',
      '5:45 PM',
    ])
    const changed = Date.UTC(2025, 2, 30, 12)
    expect(labels(DAY, changed, 4, 'Europe/Berlin')).toEqual([
      '6:00 PM GMT+1',
      'Mar 30',
      '6:00 AM GMT+2',
      '12:00 PM',
    ])
  })

  // One window for each zone around its clock change, in UTC.
  test.each([
    // Set back from 3:00 to 2:00.
    [
      'Europe/Berlin',
      '2026-10-25T00:40Z',
      HOUR,
      ['2:45 AM GMT+2', '2:00 AM GMT+1', '2:15 AM', '2:30 AM'],
    ],
    [
      'Europe/Berlin',
      '2026-10-25T00:00Z',
      6 * HOUR,
      ['2:00 AM GMT+2', '2:00 AM GMT+1', '3:00 AM', '4:00 AM', '5:00 AM', '6:00 AM', '7:00 AM'],
    ],
    [
      'America/New_York',
      '2026-11-01T05:15Z',
      HOUR,
      ['1:15 AM EDT', '1:30 AM', '1:45 AM', '1:00 AM EST', '1:15 AM'],
    ],
    [
      'America/New_York',
      '2026-10-31T16:00Z',
      DAY,
      ['12:00 PM EDT', '6:00 PM', 'Nov 1', '6:00 AM EST'],
    ],
    // Set forward from 2:00 to 3:00.
    [
      'Europe/Berlin',
      '2026-03-28T23:00Z',
      4 * HOUR,
      ['12:00 AM GMT+1', '1:00 AM', '3:00 AM GMT+2', '4:00 AM', '5:00 AM'],
    ],
    // Set forward at midnight, so that the day begins at 1:00.
    [
      'America/Santiago',
      '2026-09-06T01:00Z',
      6 * HOUR,
      ['9:00 PM GMT-4', '10:00 PM', '11:00 PM', '1:00 AM GMT-3', '2:00 AM', '3:00 AM', '4:00 AM'],
    ],
    ['America/Santiago', '2026-09-04T12:00Z', 4 * DAY, ['Sep 5', 'Sep 6', 'Sep 7', 'Sep 8']],
    ['America/Havana', '2026-03-06T12:00Z', 4 * DAY, ['Mar 7', 'Mar 8', 'Mar 9', 'Mar 10']],
    // Set back at 1:00 to midnight, which comes twice.
    ['America/Havana', '2026-10-30T12:00Z', 4 * DAY, ['Oct 31', 'Nov 1', 'Nov 2', 'Nov 3']],
    // Set back by half an hour, from 2:00 to 1:30.
    [
      'Australia/Lord_Howe',
      '2026-04-04T13:00Z',
      5 * HOUR,
      ['12:00 AM GMT+11', '1:00 AM', '2:00 AM GMT+10:30', '3:00 AM', '4:00 AM'],
    ],
    // No clock changes, and an offset of 5:45.
    [
      'Asia/Kathmandu',
      '2026-10-25T00:15Z',
      4 * HOUR,
      ['6:00 AM', '7:00 AM', '8:00 AM', '9:00 AM', '10:00 AM'],
    ],
  ] as const)('of %s from %s for %d ms', (timeZone, start, span, expected) => {
    const count = span === HOUR ? 4 : span === DAY ? 4 : 6
    expect(
      labels(span, Date.parse(start) + span, count, timeZone).map(text => text.replace(/\s/g, ' ')),
    ).toEqual(expected)
  })

  test('stay clear of both ends', () => {
    const { times } = timeTicks({ start: 0, end: HOUR }, 8, () => 0, 0.1)
    expect(times.map(time => time / MINUTE)).toEqual([10, 20, 30, 40, 50])
  })

  test('are never too many, and in order, for any window and zone', () => {
    const zones = fc.constantFrom('UTC', 'America/New_York', 'Pacific/Chatham')
    const starts = fc.integer({ min: 0, max: 4e9 })
    const spans = fc.integer({ min: 10, max: 3e9 })
    fc.assert(
      fc.property(
        starts,
        spans,
        zones,
        fc.integer({ min: 2, max: 8 }),
        (from, span, zone, count) => {
          const window = { start: from * 1000, end: (from + span) * 1000 }
          const { times } = timeTicks(window, count, offsetOf({ timeZone: zone }))
          expect(times.length).toBeLessThanOrEqual(count + 2)
          expect(times.toSorted((one, other) => one - other)).toEqual(times)
        },
      ),
    )
  })
})

describe('zooming into a chart', () => {
  const window = { start: 0, end: HOUR }

  test('selects the part between two points, in either direction, in whole seconds', () => {
    const half = { start: 15 * MINUTE, end: 45 * MINUTE }
    expect(zoomWindow(window, 0.25, 0.75)).toEqual(half)
    expect(zoomWindow(window, 0.75, 0.25)).toEqual(half)
    expect(zoomWindow(window, 0.1 + 1e-7, 0.2)).toEqual({ start: 6 * MINUTE, end: 12 * MINUTE })
  })

  test('stays within the window, and shows a minute at least', () => {
    expect(zoomWindow(window, -1, 0.5)).toEqual({ start: 0, end: 30 * MINUTE })
    expect(zoomWindow(window, 0.5, 0.501)).toEqual({
      start: 30 * MINUTE - 28_000,
      end: 31 * MINUTE - 28_000,
    })
    expect(zoomWindow(window, 1, 0.999)).toEqual({ start: 59 * MINUTE, end: HOUR })
  })

  test('selects nothing if all of it is shown already', () => {
    expect(zoomWindow(window, 0, 1)).toBeNull()
    expect(zoomWindow({ start: 0, end: MINUTE }, 0.2, 0.3)).toBeNull()
  })
})
