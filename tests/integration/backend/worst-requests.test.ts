import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { Terminal } from '@/mirage/serial/terminal'
import { gist, openSeeded } from './support/seeded'

const PROGRAM = 'tests/integration/backend/support/worst-requests.ts'

/** In MiB: for two backends one after the other, plus 200 for a request. */
const MEMORY = 320

interface Told {
  name: string
  status: number
  took: number
}

it('no request takes much time or memory', async () => {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${MEMORY}`, '--import', 'tsx', PROGRAM],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  onTestFinished(() => void child.kill())
  let text = ''
  child.stdout.on('data', chunk => (text += String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  const told = text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Told)
  expect([code, told.at(-1)?.name]).toEqual([0, 'large: a range of all addresses'])
  // The goal is one second on an idle machine; here, garbage collection uses several threads.
  expect(told.filter(({ took }) => took > 2_000)).toEqual([])
  expect(told.filter(({ status }) => status >= 500)).toEqual([])
}, 120_000)

const ask = async (query: string) =>
  gist(await openSeeded().post('/v1/system/timeseries/query', { query }))

it('all subqueries of a request share one budget', async () => {
  const one =
    'get virtual_disk:bytes_read | filter timestamp > @now() - 30d | align mean_within(2h)'
  expect(await ask(`{${one}; ${one}} | join`)).toMatch(/^200/)
  expect(await ask(`{${Array.from({ length: 30 }, () => one).join(';')}} | join`)).toMatch(
    /^400 InvalidRequest Query requires fetching more than the current limit of 1000000 data/,
  )
})

it('regular expressions run in linear time only', async () => {
  const matching = (pattern: string) =>
    ask(`get hardware_component:temperature | filter sensor ~= "${pattern}" | last 1`)
  expect(await matching('^[a-z]+')).toMatch(/^200/)
  expect(await matching('(.)\\\\1')).toBe('400 InvalidRequest Invalid regular expression: (.)\\1')
  expect(await matching('a'.repeat(201))).toBe(
    '400 InvalidRequest regular expressions may have 200 characters in a query',
  )
})

it('regular expressions are detected in any JSON encoding', async () => {
  const query = JSON.stringify({
    query: 'get hardware_component:temperature | filter sensor ~= "^x" | last 1',
  }).replace('~', '\\u007e')
  const answer = await openSeeded().backend.handle({
    method: 'POST',
    url: '/v1/system/timeseries/query',
    headers: { 'content-type': 'application/json' },
    body: query,
  })
  expect(answer.status).toBe(200)
})

it('a terminal limits the length of a line', () => {
  const terminal = new Terminal('db1')
  const typed = Array.from({ length: 3 }, () =>
    terminal.answer(new Uint8Array(2 ** 15 + 1).fill(97)),
  )
  expect(typed.reduce((sum, { length }) => sum + length, 0)).toBe(2 ** 16)
})
