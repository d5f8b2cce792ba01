import { describe, expect, test } from 'vitest'
import type { RecordedSession, Recordings } from '@/ports/ports'
import { chosenSession, fileName, requestsInWords } from '@/store/recordings/recordings'

test('a report is named after its time in UTC', () => {
  expect(fileName(Date.UTC(2026, 2, 1, 4, 5, 6))).toBe('basalt-2026-03-01-040506.jsonl.gz')
})

test.each([
  [{}, 'None'],
  [{ GET: 3 }, '3 GET'],
  [{ POST: 2, GET: 30, DELETE: 4 }, '30 GET, 4 DELETE, 2 POST'],
])('requests %j are summarized as %s', (requests, words) => {
  expect(requestsInWords(requests)).toBe(words)
})

describe('a report contains', () => {
  const sessions = ['latest', 'this', 'old'].map(id => ({ id }) as RecordedSession)
  const kept = (given: Partial<Recordings>) =>
    ({ sessions, current: 'this', ...given }) as Recordings

  test.each([
    ['the chosen session', kept({}), 'old', 'old'],
    ['this session if none is chosen', kept({}), '', 'this'],
    ['this session if the chosen one is gone', kept({}), 'gone', 'this'],
    ['the latest session if this one is not recorded', kept({ current: null }), '', 'latest'],
    ['nothing if there are no sessions', kept({ sessions: [] }), 'old', undefined],
  ])('%s', (_what, recordings, id, expected) => {
    expect(chosenSession(recordings, id)?.id).toBe(expected)
  })
})
