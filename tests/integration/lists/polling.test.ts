import { describe, expect, test, vi } from 'vitest'
import { confirmRequested } from '@/store/confirm/confirm'
import { viewChanged } from '@/store/lists/slice'
import { selectInstanceRows } from '@/store/project/instances/instances'
import { queriesWanted } from '@/store/queries/slice'
import { selectListQueries } from '@/store/lists/selectors'
import { instanceListQuery } from '@/store/project/queries'
import { startConsole, type TestConsole } from '#tests/support/console'

/** A thousand rows take long on a busy machine. */
vi.setConfig({ testTimeout: 60_000 })

const PROJECT = 'blank-slate'
const PATH = `/projects/${PROJECT}/instances`
const OBJECT = /^\/v1\/instances\/[^/?]+$/
const list = instanceListQuery({ project: PROJECT })

/** The list of a thousand instances, filtered, so that all of them are read. */
const filtered = async (options: Pick<Parameters<typeof startConsole>[0], 'wire'> = {}) => {
  const console = await startConsole({ path: PATH, scenario: 'large', ...options })
  await console.send(viewChanged({ list: '', view: { filter: 'worker' } }))
  const queries = selectListQueries(console.state(), list)
  await console.send(queriesWanted({ owner: 'table', queries }))
  await console.advance(1_000)
  return console
}

const rows = (console: TestConsole) => selectInstanceRows(console.state(), { project: PROJECT })

const rowOf = (console: TestConsole, name: string) => rows(console).find(row => row.name === name)!

/** Starts instances, and waits until the list shows it. */
const start = async (console: TestConsole, names: readonly string[]) => {
  for (const name of names) {
    const event = rowOf(console, name).actions.find(({ id }) => id === 'start')?.event
    await console.send(confirmRequested.match(event) ? event.payload.event : event!)
  }
  await console.advance(1_000)
  expect(names.map(name => rowOf(console, name).runState)).toEqual(names.map(() => 'starting'))
}

/** The requests of an action, by what they read. */
const during = async (console: TestConsole, act: () => Promise<unknown>) => {
  const before = console.requests.length
  await act()
  const urls = console.requests.slice(before).map(({ url }) => url)
  return {
    pages: urls.filter(url => url.startsWith('/v1/instances?')),
    objects: urls.filter(url => OBJECT.test(url)),
  }
}

const some = (count: number) =>
  Array.from({ length: count }, (_, at) => `worker-${String(901 + at).padStart(4, '0')}`)

describe('a filtered list of a thousand', () => {
  test('is read again once a minute', async () => {
    const console = await filtered()
    const { pages, objects } = await during(console, () => console.advance(120_000))
    expect(pages).toHaveLength(2)
    expect(pages.every(url => url.includes('limit=1000'))).toBe(true)
    expect(objects).toEqual([])
  })

  test('reads only what is in transition, each by its own call', async () => {
    const console = await filtered()
    const names = some(3)
    await start(console, names)
    const before = rows(console)
    const { pages, objects } = await during(console, () => console.advance(9_000))
    expect(pages).toEqual([])
    expect(objects.length).toBeGreaterThanOrEqual(names.length)
    expect(new Set(objects).size).toBe(names.length)
    expect(names.map(name => rowOf(console, name).runState)).toEqual(names.map(() => 'running'))
    // All other rows are the same, so that nothing in them is drawn again.
    const changed = rows(console).filter((row, at) => row !== before[at])
    expect(changed.map(({ name }) => name)).toEqual(names)
  })

  test('reads it no more than once a minute meanwhile', async () => {
    const console = await filtered()
    await start(console, some(1))
    const { pages } = await during(console, () => console.advance(59_000))
    expect(pages).toHaveLength(1)
  })

  test('reads its page for more than ten', async () => {
    const console = await filtered()
    await start(console, some(11))
    const { pages, objects } = await during(console, () => console.advance(3_000))
    expect(pages).toHaveLength(1)
    expect(objects).toEqual([])
  })

  test('reads its page if one of them is gone', async () => {
    const console = await filtered({
      wire: (request, next) =>
        OBJECT.test(request.url)
          ? Promise.resolve({
              status: 404,
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({
                error_code: 'ObjectNotFound',
                message: 'not found',
                request_id: 'r-1',
              }),
            })
          : next(request),
    })
    await start(console, some(1))
    const { pages, objects } = await during(console, () => console.advance(3_000))
    expect(objects).toHaveLength(1)
    expect(pages).toHaveLength(1)
  })
})

test('a page of the server is read as a whole', async () => {
  const console = await startConsole({ path: PATH, scenario: 'large' })
  await start(console, ['worker-0001'])
  const { pages, objects } = await during(console, () => console.advance(3_000))
  expect(pages).toHaveLength(1)
  expect(objects).toEqual([])
})
