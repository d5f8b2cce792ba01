import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withBodies, withReferences } from '@/recorder/bodies'
import { writeLog, type Log, type LogLine } from '@/recorder/log'
import { readLog } from '#tests/support/read-log'

const [HEADER = ''] = readFileSync(
  new URL('../../logs/device-login.jsonl', import.meta.url),
  'utf8',
).split('\n')

const answer = (seq: number, body: string, as?: number) => ({
  kind: 'answer',
  seq,
  t: seq,
  call: seq,
  ...(as !== undefined && { as }),
  response: { status: 200, headers: {}, body },
})

const logOf = (lines: readonly object[]) =>
  [HEADER, ...lines.map(line => JSON.stringify(line))].join('\n')

const LARGE = 'x'.repeat(4_000_000)

it('references may not expand without limit', () => {
  const references = Array.from({ length: 440 }, (_, index) => answer(index + 2, '', 1))
  const text = logOf([answer(1, LARGE), ...references])
  expect(() => readLog(text)).toThrow('Line 70 of the log repeats more than any log does')
  expect(readLog(logOf([answer(1, LARGE), ...references.slice(0, 60)])).lines).toHaveLength(61)
})

it('a log survives being written and copied with references', () => {
  const references = Array.from({ length: 60 }, (_, index) => answer(index + 2, '', 1))
  const log = readLog(logOf([answer(1, LARGE), ...references]))
  const copied = withReferences(log)
  expect(writeLog(copied).length).toBeLessThan(LARGE.length + 20_000)
  expect(readLog(writeLog(copied))).toEqual(log)
  expect(withBodies(structuredClone(copied))).toEqual(log)
})

it('a log that uses a number twice keeps its meaning', () => {
  const [one, other] = ['a'.repeat(100), 'b'.repeat(100)]
  const header = readLog(HEADER).header
  const lines = [answer(1, one), answer(1, other), answer(2, one), answer(3, one)] as LogLine[]
  const log: Log = { header, lines }
  expect(withBodies(withReferences(log))).toEqual(log)
})
