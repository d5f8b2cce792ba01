import { expect, test } from 'vitest'
import type { LogLine, Seen } from '@/recorder/log'
import { seenAt, seenIn } from '@/recorder/seen'

const input = (seq: number, t: number): LogLine => ({ kind: 'timer', seq, t, timer: seq })
const scroll = (seq: number, at: number, y: number): LogLine => {
  const what: Seen = { type: 'scroll', place: 'body', x: 0, y }
  return { kind: 'seen', seq, at, what }
}

// The person reads for three seconds, and scrolls twice meanwhile; lines are written late.
const MOMENTS = seenIn([input(1, 100), input(2, 3_200), scroll(1, 900, 40), scroll(1, 2_500, 80)])

const scrolledTo = (position: number, until?: number) =>
  seenAt(MOMENTS, position, 0, until).scrolls.get('body')?.what.y

test('scrolls in a pause come at their time, and all of them before the next input', () => {
  expect([100, 900, 2_499, 2_500].map(until => scrolledTo(1, until))).toEqual([
    undefined,
    40,
    40,
    80,
  ])
  expect(scrolledTo(1)).toBe(80)
  expect(scrolledTo(2, 3_200)).toBe(80)
  expect(scrolledTo(0)).toBeUndefined()
})
