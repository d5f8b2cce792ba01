import { describe, expect, test } from 'vitest'
import { LOG_VERSION, writeLog, type LogHeader } from '@/recorder/log'
import { readLog } from '@/recorder/read-log'

const header: LogHeader = {
  kind: 'header',
  version: LOG_VERSION,
  build: 'b',
  apiVersion: 'a',
  start: 0,
  seed: 1,
  origin: 'http://console.test',
  place: { path: '/', search: '', entry: 0 },
  locale: 'en-US',
  timeZone: 'UTC',
  kept: {},
}

const text = (...lines: unknown[]) => lines.map(line => `${JSON.stringify(line)}\n`).join('')

describe('a log as text', () => {
  test('comes back as it was written', () => {
    const log = { header, lines: [{ kind: 'timer', timer: 3, seq: 1, t: 20 } as const] }
    expect(readLog(writeLog(log))).toEqual(log)
  })

  test.each([
    ['', 'Line 1 of the log is not the header of a log'],
    ['{"kind":"event"}', 'Line 1 of the log is not the header of a log'],
    ['not json', 'Line 1 of the log is not JSON'],
    [`${text(header)}{"seq":`, 'Line 2 of the log is not JSON'],
    [`${text(header)}7`, 'Line 2 of the log is not an object'],
    [text({ ...header, version: 99 }), 'Line 1 of the log is of version 99'],
  ])('%j is refused by its line', (bad, message) => {
    expect(() => readLog(bad)).toThrow(message)
  })
})
