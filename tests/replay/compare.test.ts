import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Log, LogLine } from '@/recorder/log'
import { readLog } from '#tests/support/read-log'
import { compareLogs, comparisonOf } from '@/recorder/compare'

const TEXT = readFileSync(new URL('../logs/main-job.jsonl', import.meta.url), 'utf8')
const LOG = readLog(TEXT)

const withLines = (change: (line: LogLine) => LogLine | null): Log => ({
  ...LOG,
  lines: LOG.lines.map(change).filter(line => line !== null),
})

/** The log without what came in after an event that a test names. */
const upTo = (type: string, count: number): Log => {
  let left = count
  const end = LOG.lines.findIndex(
    line => line.kind === 'event' && line.event.type === type && --left === 0,
  )
  return { ...LOG, lines: LOG.lines.slice(0, end) }
}

test('a session with other ids and times is the same', () => {
  expect(comparisonOf(LOG, LOG)).toBeNull()
  const ids = new Map<string, string>()
  const other = TEXT.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, id => {
    ids.set(id, ids.get(id) ?? `${String(ids.size).padStart(8, '0')}-1111-4111-8111-111111111111`)
    return ids.get(id)!
  })
  expect(ids.size).toBeGreaterThan(5)
  // The hashes of sections are those of the log, whatever the ids.
  expect(comparisonOf(LOG, readLog(other))).toBeNull()
})

test('the first step that differs is told, with both sides', () => {
  expect(comparisonOf(LOG, upTo('confirm/accepted', 2))).toEqual([
    'The first 19 steps are the same. Then:',
    '  here:  Confirmed.',
    '  there: nothing',
  ])
})

test('the first request, answer and section that differ are told, with the step before', () => {
  const other = withLines(line => {
    if (line.kind === 'request' && line.request.method === 'DELETE')
      return { ...line, request: { ...line.request, url: '/v1/instances/other' } }
    if (line.kind === 'answer' && line.response.body.includes('"spool"'))
      return {
        ...line,
        response: {
          ...line.response,
          body: line.response.body.replace('"spool"', '"spoon\u0007"'),
        },
      }
    return line.kind === 'checkpoint' && 'slice toasts' in line.state
      ? { ...line, state: { ...line.state, 'slice toasts': '#other' } }
      : line
  })
  const found = comparisonOf(LOG, other)
  expect(found?.[0]).toBe('All 20 steps are the same.')
  expect(found?.join('\n')).toMatch(
    /The first request that differs, after step 20 \(Confirmed\.\):\n  here:  DELETE \/v1\/instances\/relay.*\n  there: nothing like it/,
  )
  expect(found?.join('\n')).toMatch(
    /The first answer to (?:GET|POST) \/v1\/disks.* that differs, after step 8 .*\n  here:  .*spool.*\n  there: .*spoon\\u0007/,
  )
  expect(found?.join('\n')).toMatch(
    /The first section of the state, slice toasts, that differs, after step \d+ .*\n  here:  #\w+.*\n  there: #other/,
  )
})

test('steps that only one of the logs has stand where they were done', () => {
  const [first] = [
    ...new Set(
      LOG.lines.flatMap(line =>
        line.kind === 'event' && line.event.type === 'navigation/requested' ? [line.seq] : [],
      ),
    ),
  ]
  const other = withLines(line => ('seq' in line && line.seq === first ? null : line))
  const sides = (log: Log, against: Log) =>
    compareLogs(log, against).map(({ here, there }) => [here !== null, there !== null])
  const without = sides(LOG, other)
  expect(without.filter(([here, there]) => here && !there)).toHaveLength(1)
  expect(without.filter(([here]) => !here)).toEqual([])
  expect(sides(other, LOG)).toEqual(without.map(([here, there]) => [there, here]))
})
