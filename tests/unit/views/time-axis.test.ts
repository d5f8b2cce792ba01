import { describe, expect, test } from 'vitest'
import type { LogLine } from '@/recorder/log'
import {
  barsOf,
  lanesOf,
  markNear,
  neighborOf,
  panned,
  pixelAt,
  ROWS,
  showing,
  ticksOf,
  timeAt,
  zoomed,
  type Mark,
} from '@/views/replay/player/time-axis'
import { logItems } from '@/views/replay/player/log-items'
import { logHeader } from '#tests/support/recordings'

const request = (seq: number, call: number, url: string): LogLine => ({
  kind: 'request',
  seq,
  call,
  request: { method: 'GET', url },
})

const answer = (seq: number, t: number, call: number, status: number): LogLine => ({
  kind: 'answer',
  seq,
  t,
  call,
  response: { status, headers: {}, body: '{}' },
})

const event = (seq: number, t: number, type: string, payload: object): LogLine => ({
  kind: 'event',
  seq,
  t,
  event: { type, payload },
})

/** A page is opened, three requests are sent at once, one of which is refused and one is not answered. */
const LINES: readonly LogLine[] = [
  event(1, 100, 'navigation/requested', { to: '/projects' }),
  request(1, 1, '/v1/projects'),
  request(1, 2, '/v1/disks'),
  request(1, 3, '/v1/images'),
  answer(2, 300, 1, 200),
  answer(3, 500, 2, 403),
  { kind: 'checkpoint', seq: 3, state: { 'slice a': 'b' } },
  event(4, 90_000, 'palette/toggled', {}),
]

const lanesFor = (lines: readonly LogLine[]) => {
  const log = { header: logHeader(), lines }
  const lanes = lanesOf({ log, items: logItems(log) })
  return Object.fromEntries(lanes.map(({ name, marks }) => [name, marks]))
}

const markAt = (from: number, given: Partial<Mark> = {}): Mark => ({
  from,
  to: from,
  position: from,
  row: 0,
  isError: false,
  text: '',
  ...given,
})

describe('the lanes of a log', () => {
  const lanes = lanesFor(LINES)

  test('have what the person did, pages, requests, errors and checkpoints, in real time', () => {
    expect(lanes['actions']?.map(({ from, position }) => [from, position])).toEqual([
      [100, 1],
      [90_000, 4],
    ])
    expect(lanes['pages']?.map(({ from }) => from)).toEqual([100])
    expect(lanes['errors']?.map(({ from, position }) => [from, position])).toEqual([[500, 3]])
    expect(lanes['state']?.map(({ from }) => from)).toEqual([500])
  })

  test('have requests from start to answer, with what came of them, each in its own row', () => {
    expect(
      lanes['requests']?.map(({ from, to, row, isError, label }) => [
        from,
        to,
        row,
        isError,
        label,
      ]),
    ).toEqual([
      [100, 300, 0, false, '200'],
      [100, 500, 1, true, '403'],
      [100, 90_000, 2, false, 'not answered yet'],
    ])
  })
})

describe('bars', () => {
  test('are one where marks share a pixel, but errors stay apart', () => {
    const marks = [markAt(0), markAt(1), markAt(1, { isError: true }), markAt(500)]
    const bars = barsOf(marks, { from: 0, to: 1_000 }, 100)
    expect(bars.map(({ isError, count }) => [isError, count])).toEqual([
      [false, 2],
      [true, 1],
      [false, 1],
    ])
    expect(bars[2]).toMatchObject({ left: 50, right: 52 })
  })

  test('are of the part that is shown, cut at its edges', () => {
    const marks = [markAt(0, { to: 150 }), markAt(10), markAt(190, { to: 400 }), markAt(201)]
    const bars = barsOf(marks, { from: 100, to: 200 }, 100)
    expect(bars.map(({ left, right }) => [left, right])).toEqual([
      [0, 50],
      [90, 100],
    ])
  })

  test('of a log of 200,000 lines are no more than the screen has room for', () => {
    const marks = Array.from({ length: 200_000 }, (_, at) =>
      markAt(at, { to: at + 3, row: at % ROWS, isError: at % 7 === 0 }),
    )
    const width = 900
    const bars = barsOf(marks, { from: 0, to: 200_000 }, width)
    expect(bars.length).toBeLessThanOrEqual((ROWS * 2 * width) / 2)
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(marks.length)
  })
})

test('the mark near a time is the nearest that is close enough, in its row', () => {
  const marks = [markAt(0, { to: 100 }), markAt(50, { row: 1 }), markAt(110)]
  expect(markNear(marks, 107, 10)).toBe(marks[2])
  expect(markNear(marks, 50, 10, 1)).toBe(marks[1])
  expect(markNear(marks, 50, 10, 0)).toBe(marks[0])
  expect(markNear(marks, 200, 10)).toBeNull()
})

test('next and previous go to another position', () => {
  const marks = [markAt(2), markAt(5), markAt(5), markAt(9)]
  expect([neighborOf(marks, 5, 1), neighborOf(marks, 5, -1)]).toEqual([9, 2])
  expect([neighborOf(marks, 9, 1), neighborOf(marks, 2, -1)]).toEqual([null, null])
})

describe('the part that is shown', () => {
  test('is zoomed around a time that keeps its place, within the session', () => {
    const span = zoomed({ from: 0, to: 1_000 }, 2, 250, 1_000)
    expect(span).toEqual({ from: 125, to: 625 })
    expect(pixelAt(250, span, 100)).toBe(pixelAt(250, { from: 0, to: 1_000 }, 100))
    expect(timeAt(25, span, 100)).toBe(250)
    expect(zoomed(span, 0.1, 250, 1_000)).toEqual({ from: 0, to: 1_000 })
    expect(zoomed(span, 1e9, 250, 1_000).to).toBeGreaterThan(
      zoomed(span, 1e9, 250, 1_000).from + 10,
    )
  })

  test('is moved no further than the ends, and to the position', () => {
    const span = { from: 100, to: 200 }
    expect(panned(span, -500, 1_000)).toEqual({ from: 0, to: 100 })
    expect(panned(span, 5_000, 1_000)).toEqual({ from: 900, to: 1_000 })
    expect(showing(span, 150, 1_000)).toBe(span)
    expect(showing(span, 500, 1_000)).toEqual({ from: 450, to: 550 })
  })

  test('has labels at round times that do not overlap', () => {
    expect(ticksOf({ from: 0, to: 10_000 }, 400, 80)).toEqual([
      0, 2_000, 4_000, 6_000, 8_000, 10_000,
    ])
    expect(ticksOf({ from: 15, to: 60 }, 300, 80)).toEqual([20, 40, 60])
    expect(ticksOf({ from: 0, to: 9e14 }, 300, 80).length).toBeLessThan(6)
  })
})
