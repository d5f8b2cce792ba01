import { describe, expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { pageRequested } from '@/store/paging/slice'
import { selectPageItems, selectPageNumber } from '@/store/paging/selectors'
import { diskListQuery } from '@/store/project/queries'
import { reportOf } from '@/recorder/replayer'
import { EXACT, recordSession, replayLog } from '#tests/support/recorded'
import { siloIpPoolListQuery, siloUserListQuery } from '@/store/system/silos/queries'
import { startConsole, type TestConsole } from '#tests/support/console'

const project = 'other-project'
const path = `/projects/${project}/disks`
const list = diskListQuery({ project })
const next = pageRequested({ list, direction: 'next' })
const previous = pageRequested({ list, direction: 'previous' })

const first = (console: TestConsole) => selectPageItems(console.state(), list)[0]?.name
const page = (console: TestConsole) => selectPageNumber(console.state(), list) + 1
const asked = (console: TestConsole) =>
  console.requests.filter(({ url }) => url.startsWith('/v1/disks?') && url.includes('limit=25'))
const toasts = (console: TestConsole) =>
  console.state().toasts.shown.map(({ content }) => content.join(''))
const open = (console: TestConsole, to: string) => console.send(navigationRequested({ to }))

/** Opens the list of disks at this page. */
const turnedTo = async (number: number) => {
  const console = await startConsole({ path })
  for (let turn = 1; turn < number; turn++) await console.send(next)
  return console
}

describe('the page of a list', () => {
  test('is in the URL, without a new history entry', async () => {
    const console = await turnedTo(4)
    expect(console.history.current()).toMatchObject({ path, search: '?page=4', historyIndex: 0 })
    expect(console.state().actors.navigation?.context.location).toEqual(console.history.current())
    await console.send(previous)
    expect(console.history.current().search).toBe('?page=3')
    await console.send(previous)
    await console.send(previous)
    expect(console.history.current()).toEqual({ path, search: '', historyIndex: 0 })
  })

  test('is restored when going back from an object', async () => {
    const console = await turnedTo(4)
    expect(first(console)).toBe('disk-0076')
    await open(console, `/projects/mock-project/instances/db1/storage`)
    const before = asked(console).length
    console.history.go(-1)
    await console.settle()
    expect(page(console)).toBe(4)
    expect(first(console)).toBe('disk-0076')
    expect(console.history.current()).toMatchObject({ path, search: '?page=4' })
    for (const { url } of asked(console).slice(before)) expect(url).toContain('page_token=')
    await console.send(previous)
    expect(first(console)).toBe('disk-0051')
    await console.send(next)
    await console.send(next)
    expect(first(console)).toBe('disk-0101')
  })

  test('is kept under a panel, and when a link closes the panel', async () => {
    const console = await turnedTo(2)
    await open(console, `${path}/disk-0030`)
    expect(page(console)).toBe(2)
    expect(console.history.current().search).toBe('?page=2')
    await open(console, path)
    expect(page(console)).toBe(2)
    expect(console.history.current().search).toBe('?page=2')
  })

  test('is restored after a reload, with a single request', async () => {
    const before = await turnedTo(4)
    const { search, pages } = before.history.current()
    const console = await startConsole({ path: path + search, ...(pages && { pages }) })
    expect(page(console)).toBe(4)
    expect(first(console)).toBe('disk-0076')
    expect(asked(console)).toHaveLength(1)
    expect(toasts(console)).toEqual([])
  })

  test('is opened by a pasted link, from page to page', async () => {
    const console = await startConsole({ path: `${path}?page=4` })
    expect(page(console)).toBe(4)
    expect(first(console)).toBe('disk-0076')
    expect(toasts(console)).toEqual([])
    await console.send(previous)
    expect(first(console)).toBe('disk-0051')
  })

  test.each([
    ['beyond the last page', path, '?page=400', 'Page 400 could not be opened. This is page 1.', 1],
    [
      'no longer there',
      '/projects/rock-garden/disks',
      '?page=3',
      'Page 3 could not be opened. This is page 2.',
      2,
    ],
  ])('is reported if it is %s', async (_what, at, search, message, shown) => {
    const console = await startConsole({ path: at + search })
    expect(toasts(console)).toEqual([message])
    expect(console.history.current().search).toBe(shown === 1 ? '' : `?page=${shown}`)
    expect(console.state().actors.navigation?.value).toBe('settled')
  })

  test.each(['0', '-1', 'two', '1.5'])(
    'is the first one for %s, which a toast reports',
    async text => {
      const console = await startConsole({ path: `${path}?page=${text}` })
      expect(page(console)).toBe(1)
      expect(first(console)).toBe('disk-0001')
      expect(toasts(console)).toEqual([`Page ${text} could not be opened. This is page 1.`])
    },
  )

  test.each(['7', '2000', 'many'])('cannot have %s rows, and a toast says so', async size => {
    const console = await startConsole({ path: `${path}?size=${size}` })
    expect(toasts(console)).toEqual([`Pages of ${size} rows are not available. This one has 25.`])
    expect(console.history.current().search).toBe('')
  })

  test('is the first one if the server rejects its token, and a toast says so', async () => {
    const name = `/v1/disks?project=${project}&limit=25`
    const pages = { [name]: ['one', 'two', 'no-such-token'] }
    const console = await startConsole({ path: `${path}?page=4`, pages })
    expect(asked(console)[0]?.url).toBe(`${name}&page_token=no-such-token`)
    expect(page(console)).toBe(1)
    expect(first(console)).toBe('disk-0001')
    expect(console.history.current()).toEqual({ path, search: '', historyIndex: 0 })
    expect(toasts(console)).toEqual(['Page 4 could not be opened. This is page 1.'])
  })

  test('is the first one for a link to the list', async () => {
    const console = await turnedTo(3)
    await open(console, path)
    expect(page(console)).toBe(1)
    console.history.go(-1)
    await console.settle()
    expect(page(console)).toBe(3)
  })

  test('keeps the other parameters of the query', async () => {
    const console = await startConsole({ path: `${path}?a=%20b` })
    await console.send(next)
    expect(console.history.current().search).toBe('?a=+b&page=2')
  })
})

test('lists on the same screen have a parameter each', async () => {
  const silo = '/system/silos/maze-war'
  const users = siloUserListQuery({ silo: 'maze-war' })
  const console = await startConsole({ path: `${silo}?tab=users`, scenario: 'large' })
  await console.send(pageRequested({ list: users, direction: 'next' }))
  const { search, pages } = console.history.current()
  expect(search).toBe('?tab=users&page-3=2')
  expect(Object.keys(pages ?? {})).toEqual(['/v1/system/users?silo=maze-war&limit=25'])
  expect(selectPageNumber(console.state(), siloIpPoolListQuery({ silo: 'maze-war' }))).toBe(0)
  const rows = selectPageItems(console.state(), users)

  const again = await startConsole({
    path: silo + search,
    scenario: 'large',
    ...(pages && { pages }),
  })
  expect(selectPageItems(again.state(), users)).toEqual(rows)
  const reads = again.requests.filter(({ url }) => url.startsWith('/v1/system/users?'))
  expect(reads.map(({ url }) => url.includes('page_token='))).toEqual([true])
})

describe('a log', () => {
  test('with pages in its start and its history replays', async () => {
    const before = await turnedTo(3)
    const { search, pages } = before.history.current()
    const options = { path: path + search, ...(pages && { pages }) }
    const { log, state } = await recordSession(options, async console => {
      await console.send(next)
      await open(console, '/projects')
      console.history.go(-1)
      await console.settle()
    })
    expect(selectPageNumber(state, list)).toBe(3)
    expect(log.header.location.pages).toEqual(pages)
    const moves = log.lines.flatMap(line => (line.kind === 'moved' ? [line.location] : []))
    expect(moves).toMatchObject([{ search: '?page=4', pages: expect.any(Object) }])
    expect(reportOf(await replayLog(log))).toMatch(EXACT)
  })
})
