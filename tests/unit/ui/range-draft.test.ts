import { describe, expect, test } from 'vitest'
import { draftOf, problemOf, windowIn } from '@/ui/DateRangePicker/draft'

const MINUTE = 60_000

/** A time in each zone in the hour before its clocks are set back, or near a skipped midnight. */
const CHANGES = [
  ['Europe/Berlin', '2026-10-25T00:45:00Z'],
  ['America/New_York', '2026-11-01T05:45:00Z'],
  ['America/Santiago', '2026-04-05T02:45:00Z'],
  ['America/Santiago', '2026-09-06T03:45:00Z'],
  ['America/Havana', '2026-11-01T04:45:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T14:45:00Z'],
  ['Asia/Kathmandu', '2026-10-25T00:45:00Z'],
] as const

describe.each(CHANGES)('a range in %s from %s', (zone, text) => {
  const start = Date.parse(text)

  test.each([30, 60, 90, 24 * 60])(
    'for %d minutes stays the same if nothing is changed',
    minutes => {
      const window = { start: start + 7_000, end: start + minutes * MINUTE + 9_000 }
      const draft = draftOf(window, zone)
      expect([problemOf(draft, zone), windowIn(draft, zone)]).toEqual([undefined, window])
    },
  )

  test('may begin five minutes earlier', () => {
    const draft = draftOf({ start, end: start + 30 * MINUTE }, zone)
    const earlier = { ...draft, start: draft.start!.subtract({ minutes: 5 }) }
    expect(windowIn(earlier, zone)).toEqual({
      start: start - 5 * MINUTE,
      end: start + 30 * MINUTE,
    })
  })
})

test('the end is the second of two equal times if the first is before the start', () => {
  const zone = 'Europe/Berlin'
  const start = Date.parse('2026-10-25T00:45:00Z')
  const draft = draftOf({ start, end: start + 5 * MINUTE }, zone)
  const later = { ...draft, end: draft.end!.set({ hour: 2, minute: 20 }) }
  expect(windowIn(later, zone)).toEqual({ start, end: Date.parse('2026-10-25T01:20:00Z') })
})

test.each([2, 25, 202])('the year %d is incomplete', year => {
  const draft = draftOf({ start: Date.UTC(2025, 0), end: Date.UTC(2025, 1) }, 'UTC')
  for (const side of ['start', 'end'] as const)
    expect(problemOf({ ...draft, [side]: draft[side]!.set({ year }) }, 'UTC')).toBe(
      'Enter the year with four digits, such as 2026',
    )
})
