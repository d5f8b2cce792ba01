import { configureStore } from '@reduxjs/toolkit'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { createComparison } from '@/recorder/divergence'
import { LogError, type Log, type LogHeader } from '@/recorder/log'
import { reportOf } from '@/recorder/replayer'
import { describeSeen, seenAt, seenIn } from '@/recorder/seen'
import type { PlayerViewModel } from '@/store/replay/player/player'
import { Details } from '@/views/replay/player/Details'
import { filterItems, logItems, timeText } from '@/views/replay/player/log-items'
import { readLog } from '#tests/support/read-log'
import { logHeader } from '#tests/support/recordings'

const location = { path: '/projects', search: '?q=a', historyIndex: 1, pages: { a: ['b'] } }
const session = {
  id: 'a',
  start: 1,
  end: 2,
  path: '/',
  size: 1,
  length: 1,
  events: 1,
  answers: 1,
  others: 1,
  requests: { GET: 1 },
}
const recordings = {
  isOn: true,
  current: null,
  ended: 'full',
  outlivesSignOut: true,
  outlivesPage: true,
  sessions: [session],
}
const response = { status: 200, headers: { 'content-type': 'text/plain' }, body: '{"a":1}' }

const OTHERS = new Set(['request', 'verdict', 'checkpoint', 'seen', 'end'])

/** A line of every kind, with every field. */
const LINES: readonly { kind: string }[] = [
  { kind: 'event', event: { type: 'form/changed', payload: { form: 'a', values: { b: 1 } } } },
  { kind: 'answer', call: 1, response },
  { kind: 'answer', call: 1, as: 2, response: { ...response, body: '' } },
  { kind: 'unanswered', call: 1, message: 'no' },
  { kind: 'timer', timer: 1 },
  { kind: 'code', key: 'screen/a', before: 0, error: 'no' },
  { kind: 'moved', location },
  { kind: 'tab', message: { type: 'visibility', visible: true } },
  { kind: 'tab', message: { type: 'theme', theme: 'dark' } },
  { kind: 'socket', socket: 1, message: { type: 'text', data: 'a' } },
  { kind: 'socket', socket: 1, message: { type: 'closed', code: 1000, reason: '' } },
  { kind: 'file', call: 1, bytes: 1, isEmpty: true },
  { kind: 'file', call: 1, found: [true] },
  { kind: 'file', call: 1, opened: { id: 'a', size: 1 } },
  { kind: 'file', call: 1, hash: 'a', progress: 1, written: 1, error: 'no' },
  { kind: 'recordings', call: 1, recordings },
  { kind: 'copied', call: 1, isAllowed: true },
  { kind: 'request', call: 1, request: { method: 'GET', url: '/v1/me', body: 'a' } },
  { kind: 'verdict', call: 1, verdict: { name: 'no' } },
  {
    kind: 'checkpoint',
    state: { 'slice a': '#1', 'actor b': null },
    parts: [{ 'rows.0': 'AbC4' }, null],
  },
  { kind: 'seen', at: 5, what: { type: 'size', width: 9, height: 9, ratio: 200, scale: 150 } },
  { kind: 'seen', at: 5, what: { type: 'scroll', place: '#content/0', x: 0, y: 9 } },
  { kind: 'seen', at: 5, what: { type: 'focus', role: 'link', name: 'a' } },
  { kind: 'seen', at: 5, what: { type: 'press', x: 1, y: 9, role: 'link', name: 'a' } },
  { kind: 'end', reason: 'full' },
].map((line, at) => ({
  seq: at + 1,
  ...(!OTHERS.has(line.kind) && { t: at, sameTask: true }),
  ...line,
}))

const HEADER: LogHeader = logHeader({
  location,
  kept: { 'local/basalt-theme': 'dark' },
  note: 'a',
  window: { width: 9, height: 9, ratio: 100 },
  bookmarks: [{ seq: 1, text: 'a' }],
})

const DEEP = JSON.parse(`${'[{"a":'.repeat(40)}1${'}]'.repeat(40)}`) as unknown
/** Values to put in place of others; undefined removes the field. */
const ODDITIES: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  '__proto__',
  'constructor',
  '//evil.example',
  '\u0000\ud800',
  'x'.repeat(5_000),
  [],
  [null],
  {},
  { a: 1 },
  { a: { b: {} } },
  JSON.parse('{"__proto__": {"a": 1}, "constructor": 1, "toString": 1}'),
  { $$typeof: 'Symbol(react.element)', type: 'b', props: {} },
  DEEP,
]

/** The paths of all values, and of some that a line does not have. */
const pathsOf = (line: object) => [
  ...pathsIn(line),
  ...['t', 'seq', 'call', 'as', 'error', 'meta', 'response'].map(key => [key]),
]

const pathsIn = (value: unknown): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? [
        [],
        ...Object.entries(value).flatMap(([key, part]) =>
          pathsIn(part).map(path => [key, ...path]),
        ),
      ]
    : [[]]

/** A copy with another value at a path, as a parsed line would have it. */
const withOdd = (value: unknown, [key, ...rest]: readonly string[], odd: unknown): unknown => {
  if (key === undefined) return odd
  const copy = structuredClone(value) as Record<string, unknown>
  copy[key] = withOdd(copy[key], rest, odd)
  return copy
}

const textOf = (lines: readonly unknown[]) =>
  lines.map(line => `${JSON.stringify(line)}\n`).join('')

const store = configureStore({ reducer: () => ({}) })

const PLAYER: PlayerViewModel = { position: 1, divergedAt: 1 } as PlayerViewModel

/** Does with a log what the page and the command do, except for its replay. Returns the page. */
const use = (log: Log) => {
  const items = logItems(log)
  for (const { text, kind, t } of filterItems(items, 'all', 'a'))
    expect([typeof text, typeof kind, typeof timeText(t)]).toEqual(['string', 'string', 'string'])
  const { size, focus, press } = seenAt(seenIn(log.lines), 99, 0)
  for (const what of [size, focus, press])
    if (what) expect(typeof describeSeen(what)).toBe('string')
  const { at } = createComparison(log.lines)
  const differences = log.lines.flatMap(line =>
    line.kind === 'checkpoint' ? at(line, { actors: {}, api: { queries: {} } }) : [],
  )
  const what = {
    seq: 1,
    input: items[0]?.text ?? '',
    differences,
    before: items.map(({ text }) => text),
    cause: { kind: 'state' as const },
  }
  reportOf({ inputs: 1, checkpoints: 1, state: {}, divergence: what })
  const file = { name: 'a', log, items, seen: [], inputs: 1 }
  const report = {
    type: 'at' as const,
    order: 1,
    position: 1,
    isDone: true,
    changes: [],
    divergence: { position: 1, what },
  }
  return renderToString(
    <Provider store={store}>
      <Details file={file} player={PLAYER} report={report} />
    </Provider>,
  )
}

test('the log of every kind of line is valid', () => {
  const log = readLog(textOf([HEADER, ...LINES]))
  expect(log.lines).toHaveLength(LINES.length)
  use(log)
})

test.each([
  ['header', HEADER] as const,
  ...LINES.map((line, at) => [`line ${at + 2}`, line] as const),
])(
  'any value of %s may be anything: the log is refused in a sentence, or can be used',
  (_name, line) => {
    const index = LINES.indexOf(line)
    for (const path of pathsOf(line))
      for (const odd of ODDITIES) {
        const changed = withOdd(line, path, odd)
        const lines = index === -1 ? [changed, ...LINES] : [HEADER, LINES[1], changed]
        let log: Log | null = null
        try {
          log = readLog(textOf(lines))
        } catch (cause) {
          expect(cause, `${path.join('.')}: ${JSON.stringify(odd)}`).toBeInstanceOf(LogError)
          expect(String(cause)).toMatch(/^Error: Line \d+ of the log [^]{5,200}$/)
        }
        if (log) use(log)
      }
  },
)

test.each([
  ['the parts of a checkpoint', { kind: 'checkpoint', seq: 1, state: {}, parts: [{ a: 1 }] }],
  [
    'what was seen',
    { ...LINES.at(-2), what: { type: 'press', x: 1, y: 9, name: 'x'.repeat(201) } },
  ],
  ['the time of what was seen', { ...LINES.at(-2), t: 5 }],
  ['the state of a checkpoint', { kind: 'checkpoint', seq: 1, state: { 'slice x': { a: 1 } } }],
  ['the sessions of a browser', { ...LINES[15], recordings: { ...recordings, sessions: [null] } }],
])('%s must be what is recorded', (_name, line) => {
  expect(() => readLog(textOf([HEADER, line]))).toThrow(/^Line 2 of the log is damaged: /)
})

test('bookmarks are few and short', () => {
  const header = (bookmarks: unknown) => textOf([{ ...HEADER, bookmarks }, ...LINES])
  const many = Array.from({ length: 201 }, () => ({ seq: 1, text: '' }))
  for (const wrong of [many, [{ seq: 1, text: 'x'.repeat(501) }], [{ text: 'a' }], 'a'])
    expect(() => readLog(header(wrong))).toThrow(/bookmarks is not a list of bookmarks/)
  expect(readLog(header(many.slice(1))).header.bookmarks).toHaveLength(200)
})

test('an origin must be one', () => {
  expect(() => readLog(textOf([{ ...HEADER, origin: 'nowhere' }]))).toThrow(/origin is not/)
})

test('an answer that is nested too deeply to be written again is shown as text', () => {
  const body = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  const log = readLog(textOf([HEADER, { ...LINES[1], response: { ...response, body } }]))
  expect(use(log)).toContain('[[[[')
})
