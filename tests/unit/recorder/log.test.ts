import { describe, expect, test } from 'vitest'
import { LOG_VERSION, writeLog, type LogHeader } from '@/recorder/log'
import { readLog } from '#tests/support/read-log'

const header: LogHeader = {
  kind: 'header',
  version: LOG_VERSION,
  build: 'b',
  apiVersion: 'a',
  start: 0,
  seed: 1,
  origin: 'http://console.test',
  location: { path: '/', search: '', historyIndex: 0 },
  locale: 'en-US',
  timeZone: 'UTC',
  kept: {},
}

const text = (...lines: unknown[]) => lines.map(line => `${JSON.stringify(line)}\n`).join('')

describe('a log as text', () => {
  test('reads back as it was written', () => {
    const log = { header, lines: [{ kind: 'timer', timer: 3, seq: 1, t: 20 } as const] }
    expect(readLog(writeLog(log))).toEqual(log)
  })

  const answer = (seq: number, body: string, extra = {}) => ({
    kind: 'answer',
    seq,
    t: 0,
    call: seq,
    response: { status: 200, headers: {}, body },
    ...extra,
  })

  test('holds a repeated body once and restores it for every answer', () => {
    const log = readLog(
      text(header, answer(1, 'first'), answer(2, '', { as: 1 }), answer(3, '', { as: 2 })),
    )
    expect(log.lines).toEqual([answer(1, 'first'), answer(2, 'first'), answer(3, 'first')])
  })

  test.each([
    [text(header, answer(2, '', { as: 1 })), 'Line 2 of the log repeats the answer 1'],
    [text(header, answer(1, '', { as: 1 })), 'Line 2 of the log repeats the answer 1'],
    ['', 'Line 1 of the log is not the header of a log'],
    ['{"kind":"event"}', 'Line 1 of the log is not the header of a log'],
    ['not json', 'Line 1 of the log is not JSON'],
    [`${text(header)}{"seq":`, 'Line 2 of the log is not JSON'],
    [`${text(header)}7`, 'Line 2 of the log is damaged: kind is none that is known'],
    [text({ ...header, version: 99 }), 'Line 1 of the log is of version 99'],
  ])('%j is refused by its line', (bad, message) => {
    expect(() => readLog(bad)).toThrow(message)
  })
})
