import { describe, expect, test } from 'vitest'
import { instanceIds } from '@/mirage/seeds/instances'
import { navigationRequested } from '@/store/navigation/events'
import { refreshRequested } from '@/store/queries/slice'
import { startConsole, type TestConsole } from '#tests/support/console'
import { countOf } from '../instances/support'

const { granite } = instanceIds
const STORAGE = '/projects/rock-garden/instances/granite/storage'

const navigation = (console: TestConsole) => console.state().actors.navigation
const isNotFound = (console: TestConsole) => navigation(console)?.context.error?.status === 404

describe.each(['/lookup/instances', '/lookup/i'])('%s', address => {
  test('redirects from an instance’s id to its storage', async () => {
    const console = await startConsole({ path: `${address}/${granite}` })
    expect(console.history.current().path).toBe(STORAGE)
    expect(navigation(console)).toMatchObject({
      value: 'settled',
      context: { location: { path: STORAGE }, error: null },
    })
  })

  test.each([
    ['an unknown id', '1a5a1a5a-0000-4000-8000-00000000dead'],
    ['a name', 'granite'],
    ['an empty string', ''],
  ])('responds with 404 for %s', async (_what, instance) => {
    const console = await startConsole({ path: `${address}/${instance}` })
    expect(isNotFound(console)).toBe(true)
  })
})

test('going back skips the look-up path', async () => {
  const console = await startConsole({ path: '/projects' })
  await console.send(navigationRequested({ to: `/lookup/i/${granite}` }))
  expect(console.history.current().path).toBe(STORAGE)
  console.history.go(-1)
  await console.settle()
  expect(console.history.current().path).toBe('/projects')
})

test.each([
  ['instance', `/v1/instances/${granite}`, 403],
  ['project', '/v1/projects/', 403],
  ['project', '/v1/projects/', 500],
])('a look-up responds with 404 if the %s cannot be read (%s: %i)', async (_what, url, status) => {
  const console = await startConsole({
    path: `/lookup/instances/${granite}`,
    wire: (request, next) =>
      request.url.startsWith(url)
        ? Promise.resolve({ status, headers: {}, body: '{"message":"no"}' })
        : next(request),
  })
  expect(isNotFound(console)).toBe(true)
})

test('an API that does not respond does not count as a missing page', async () => {
  const console = await startConsole({ path: '/projects' })
  console.setServer('down')
  await console.send(navigationRequested({ to: `/lookup/i/${granite}` }))
  expect(isNotFound(console)).toBe(false)
  console.setServer('up')
  await console.advance(60_000)
  expect(console.history.current().path).toBe(STORAGE)
})

test('a refresh does not repeat the request of the look-up', async () => {
  const console = await startConsole({ path: `/lookup/i/${granite}` })
  const lookups = countOf(console, 'GET', `/v1/instances/${granite}`)
  await console.send(refreshRequested())
  expect(countOf(console, 'GET', `/v1/instances/${granite}`)).toBe(lookups)
})
