import { describe, expect, test } from 'vitest'
import type { LogHeader, LogLine } from '@/recorder/log'
import { filterItems, logItems, timeText } from '@/views/replay/player/log-items'

const header = {
  location: { path: '/projects', search: '', historyIndex: 0 },
} as LogHeader

const answer = (seq: number, call: number, status: number, body = ''): LogLine => ({
  kind: 'answer',
  seq,
  t: seq * 10,
  call,
  response: { status, headers: {}, body },
})

const lines: LogLine[] = [
  { kind: 'request', seq: 0, call: 1, request: { method: 'GET', url: '/v1/me' } },
  answer(1, 1, 200),
  { kind: 'event', seq: 2, t: 20, event: { type: 'form/changed', payload: { form: 'disk' } } },
  { kind: 'request', seq: 2, call: 2, request: { method: 'GET', url: '/v1/disks' } },
  answer(3, 2, 503, '{"message":"The rack (east) rests"}'),
  { kind: 'checkpoint', seq: 3, state: { 'slice toasts': '#1', 'actor session': null } },
  { kind: 'unanswered', seq: 4, t: 40, call: 9, message: 'Failed to fetch' },
  { kind: 'code', seq: 5, t: 50, key: 'screen/x', error: 'Loading failed' },
]

const items = logItems({ header, lines })
const textsOf = (...[group, search]: [Parameters<typeof filterItems>[1], string]) =>
  filterItems(items, group, search).map(({ text }) => text)

describe('the timeline of a log', () => {
  test('has an item for each line of the log, with its position among the inputs', () => {
    expect(items.map(({ kind, position, t }) => [kind, position, t])).toEqual([
      ['Request', 0, 0],
      ['Answer', 1, 10],
      ['Event', 2, 20],
      ['Request', 2, 20],
      ['Answer', 3, 30],
      ['State', 3, 30],
      ['No answer', 4, 40],
      ['Code', 5, 50],
    ])
  })

  test('is filtered by kind, and by words in any order', () => {
    expect(textsOf('requests', '')).toEqual(['GET /v1/me', 'GET /v1/disks'])
    expect(textsOf('state', '')).toEqual(['slice toasts, actor session'])
    expect(textsOf('errors', '')).toEqual([
      'answer 503 to GET /v1/disks',
      'no answer to a call',
      'code screen/x',
    ])
    expect(textsOf('all', 'DISKS answer')).toEqual(['answer 503 to GET /v1/disks'])
    expect(textsOf('inputs', 'granite')).toEqual([])
  })

  test('is searched in the bodies of answers and the payloads of events', () => {
    expect(textsOf('all', 'RACK (east')).toEqual(['answer 503 to GET /v1/disks'])
    expect(textsOf('all', '"form":"disk"')).toEqual(['form/changed {"form":"disk"}'])
    expect(textsOf('all', 'r.ck')).toEqual([])
  })

  test('is at first what the person did and saw, in sentences, found by these as well', () => {
    expect(filterItems(items, 'steps', '').map(({ position, step }) => [position, step])).toEqual([
      [2, 'Changed the form “Disk”.'],
      [3, 'The server answered 503 to GET /v1/disks: “The rack (east) rests”.'],
      [4, 'There was no answer to a call: “Failed to fetch”.'],
      [5, 'A part of the console (screen/x) did not load: “Loading failed”.'],
    ])
    expect(textsOf('all', 'did not load')).toEqual(['code screen/x'])
  })

  test('shows times as minutes, seconds and milliseconds', () => {
    expect([0, 64_250, 3_600_000].map(timeText)).toEqual(['0:00.000', '1:04.250', '60:00.000'])
  })
})
