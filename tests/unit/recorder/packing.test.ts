import { describe, expect, test } from 'vitest'
import { answerLine, linesOf, logHeader } from '#tests/support/recordings'
import { readLog } from '#tests/support/read-log'
import type { LogLine, Piece } from '@/recorder/log'
import { createPacker, packed, unpacked } from '@/recorder/packing'

const rows = (count: number, state = 'running') =>
  Array.from({ length: count }, (_, index) => ({
    id: `1a5a1a5a-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: `disk-${index}`,
    time_created: '2025-01-15T12:00:00.000Z',
    state: { state: index === 3 ? state : 'attached', instance: null },
  }))

const list = (count: number, state?: string) => JSON.stringify({ items: rows(count, state) })

describe('packing', () => {
  test.each([
    ['', ''],
    ['a', 'a'],
    ['', list(2)],
    [list(40), list(41)],
    [list(41), list(40)],
    [list(40), list(40, 'stopped')],
    [list(3), list(40)],
    ['aaaa', 'a'.repeat(500)],
    ['x“\ud83d\ude00 \ud83d', `${'\ud83d é\u0000'.repeat(30)}“`],
  ])('is undone by unpacking: after %j, %j', (before, text) => {
    expect(unpacked(packed(text, before), before, text.length)).toBe(text)
  })

  test('leaves of a list what is new in it', () => {
    expect(
      packed(list(40, 'stopped'), list(40)).filter(piece => typeof piece === 'string'),
    ).toEqual(['stopped'])
    expect(JSON.stringify(packed(list(200), '')).length).toBeLessThan(list(200).length / 3)
  })

  test.each([
    ['reaches back too far', [[9, 3]]],
    ['goes nowhere', ['text', [0, 3]]],
    ['has not said how far', ['text', 3]],
    ['makes more than may be', ['a', [1, 1_000]]],
  ] satisfies [string, Piece[]][])('is refused if it %s', (_why, pieces) => {
    expect(unpacked(pieces, 'ab', 999)).toBeNull()
  })
})

/** Takes more room when it is packed. */
const NOISE = Array.from({ length: 300 }, (_, at) => ((at * 7_919) % 9_973).toString(36)).join('')

describe('packed lines', () => {
  const request = (call: number, url: string): LogLine => ({
    kind: 'request',
    seq: call,
    call,
    request: { method: 'GET', url },
  })
  const LINES: readonly LogLine[] = [
    request(1, '/v1/disks?limit=25'),
    answerLine(1, list(25)),
    request(2, '/v1/disks?limit=1000'),
    answerLine(2, list(200)),
    { kind: 'verdict', seq: 2, call: 1, verdict: { data: rows(9) } },
    { kind: 'verdict', seq: 2, call: 2, verdict: { data: rows(10) } },
    { kind: 'verdict', seq: 2, call: 3, verdict: 'short' },
    request(3, '/v1/disks?limit=25'),
    answerLine(3, list(26)),
    answerLine(4, '{}'),
    { kind: 'verdict', seq: 4, call: 4, verdict: { key: NOISE } },
    { kind: 'verdict', seq: 4, call: 5, verdict: { key: NOISE, isKnown: true } },
  ]

  test('are read as they were, in a fraction of the room', () => {
    const pack = createPacker()
    const written = LINES.map(pack)
    expect(readLog(linesOf(logHeader(), ...written)).lines).toEqual(LINES)
    expect(linesOf(...written).length).toBeLessThan(linesOf(...LINES).length / 4)
  })

  test('are refused by their number if a piece is wrong or what they follow is missing', () => {
    const read = (line: object) =>
      readLog(linesOf(logHeader(), { ...answerLine(1, ''), ...line } as LogLine))
    expect(() => read({ packed: [[4, 4]] })).toThrow(
      'Line 2 of the log has pieces that make no text',
    )
    expect(() => read({ packed: ['a'], after: 7 })).toThrow('Line 2 of the log follows 7')
    expect(() => read({ packed: [[4]] })).toThrow('Line 2 of the log is damaged')
    expect(() => read({ packed: ['a', [1, 2 ** 40]] })).toThrow('has pieces that make no text')
  })
})
