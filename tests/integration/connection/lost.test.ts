import { describe, expect, test } from 'vitest'
import { connectionRetried, selectIsConnectionLost } from '@/store/connection/connection'
import { commandRequested } from '@/store/commands/events'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { prefetchRequested } from '@/store/navigation/events'
import { selectPageItems } from '@/store/paging/selectors'
import { refreshRequested } from '@/store/queries/slice'
import { codeFailed } from '@/store/release/slice'
import { selectUnrefreshedSince } from '@/store/queries/freshness'
import { projectListQuery } from '@/store/silo/queries'
import { startConsole, type TestConsole } from '#tests/support/console'

const connection = (console: TestConsole) => console.state().actors.connection
const isLost = (console: TestConsole) => selectIsConnectionLost(console.state())
const asked = (console: TestConsole, path: string) =>
  console.requests.filter(({ url }) => url.split('?', 1)[0] === path).length

const deletion = commandRequested({
  source: 'test',
  command: { endpoint: 'projectDelete', args: { path: { project: 'blank-slate' } } },
  errorTitle: 'Could not delete project',
})

describe('a lost connection', () => {
  test('is noticed by a failed request, and keeps the page', async () => {
    const console = await startConsole({ path: '/projects' })
    const shown = selectPageItems(console.state(), projectListQuery)
    console.setServer('down')
    expect(isLost(console)).toBe(false)
    await console.send(refreshRequested())
    expect(isLost(console)).toBe(true)
    expect(console.state().actors.navigation?.value).toBe('settled')
    expect(selectPageItems(console.state(), projectListQuery)).toBe(shown)
  })

  test('is noticed by code that does not load', async () => {
    const console = await startConsole({ path: '/projects' })
    console.setServer('down')
    await console.send(codeFailed({ cause: 'gone' }))
    expect(isLost(console)).toBe(true)
    expect(console.state().release.isReplaced).toBe(false)
  })

  test('is checked after 2, 5, 15 and 30 seconds', async () => {
    const console = await startConsole({ path: '/projects' })
    console.setServer('down')
    await console.send(refreshRequested())
    const checks = []
    for (const seconds of [2, 5, 15, 30]) {
      await console.advance(seconds * 1000 - 1)
      const before = asked(console, '/v1/ping')
      await console.advance(1)
      checks.push(asked(console, '/v1/ping') - before)
    }
    expect(checks).toEqual([1, 1, 1, 1])
    expect(isLost(console)).toBe(true)
  })

  test('is detected when it recovers, and refetches the data shown', async () => {
    const console = await startConsole({ path: '/projects' })
    console.setServer('down')
    await console.send(refreshRequested())
    expect(selectUnrefreshedSince(console.state(), [projectListQuery])).not.toBeNull()
    const reads = asked(console, '/v1/projects')
    console.setServer('up')
    await console.advance(2_000)
    expect(isLost(console)).toBe(false)
    expect(asked(console, '/v1/projects')).toBe(reads + 1)
    expect(selectUnrefreshedSince(console.state(), [projectListQuery])).toBeNull()
  })

  test('can be retried at once', async () => {
    const console = await startConsole({ path: '/projects' })
    console.setServer('down')
    await console.send(refreshRequested())
    await console.advance(7_000)
    console.setServer('up')
    await console.send(connectionRetried())
    expect(isLost(console)).toBe(false)
  })

  test('recovers with any response', async () => {
    const console = await startConsole({ path: '/projects' })
    console.setServer('down')
    await console.send(refreshRequested())
    console.setServer('up')
    await console.send(refreshRequested())
    expect(isLost(console)).toBe(false)
  })

  test('is noticed on public pages', async () => {
    const console = await startConsole({ path: '/login/maze-war/local' })
    console.setServer('down')
    const values = { username: 'ada', password: 'granite' }
    await console.send(formChanged({ form: 'loginLocal', values }))
    await console.send(formSubmitted({ form: 'loginLocal' }))
    expect(isLost(console)).toBe(true)
    expect(console.state().actors['form/loginLocal']?.context).toMatchObject({ values })
  })

  test('suspends prefetching', async () => {
    const console = await startConsole({ path: '/projects' })
    console.setServer('down')
    await console.send(refreshRequested())
    const before = console.requests.length
    await console.send(prefetchRequested({ to: '/projects/mock-project/disks' }))
    expect(console.requests).toHaveLength(before)
  })
})

describe('a command without a response', () => {
  test('may have succeeded: a toast says so, and the list is refetched', async () => {
    const console = await startConsole({
      path: '/projects',
      wire: async (request, next) => {
        const answer = await next(request)
        if (request.method === 'DELETE') throw new TypeError('Failed to fetch')
        return answer
      },
    })
    const { backendState } = console.backend
    const slate = [...backendState.db.projects.all()].find(({ name }) => name === 'blank-slate')
    for (const vpc of backendState.db.vpcs.all())
      if (vpc.projectId === slate?.id) backendState.db.vpcs.remove(vpc.id)
    await console.send(deletion)
    expect(console.state().toasts.shown).toMatchObject([
      {
        variant: 'error',
        title: 'Could not delete project',
        content: [expect.stringContaining('It may have been done anyway')],
      },
    ])
    const names = selectPageItems(console.state(), projectListQuery).map(({ name }) => name)
    expect(names).not.toContain('blank-slate')
    expect(isLost(console)).toBe(false)
  })
})

describe('an online or offline event of the browser', () => {
  test('does not count as an outage while the server responds', async () => {
    const console = await startConsole({ path: '/projects' })
    await console.emit({ type: 'online', online: false })
    expect(asked(console, '/v1/ping')).toBe(1)
    expect(connection(console)?.value).toBe('connected')
  })

  test('reveals an outage before the next request', async () => {
    const console = await startConsole({ path: '/projects' })
    console.setServer('down')
    await console.emit({ type: 'online', online: false })
    expect(isLost(console)).toBe(true)
  })

  test('ends the wait for the next check', async () => {
    const console = await startConsole({ path: '/projects' })
    console.setServer('down')
    await console.emit({ type: 'online', online: false })
    await console.advance(7_000)
    console.setServer('up')
    await console.emit({ type: 'online', online: true })
    expect(isLost(console)).toBe(false)
  })
})

test('a single failed request is not an outage', async () => {
  const console = await startConsole({
    path: '/projects',
    wire: (request, next) =>
      request.method === 'DELETE'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : next(request),
  })
  await console.send(deletion)
  expect(asked(console, '/v1/ping')).toBe(1)
  expect(connection(console)).toMatchObject({ value: 'connected', context: { losses: 0 } })
})

test('a server that accepts requests but never responds is an outage', async () => {
  const console = await startConsole({ path: '/projects' })
  console.setServer('silent')
  console.app.send(refreshRequested())
  await console.elapse(30_000)
  expect(connection(console)?.value).toBe('verifying')
  await console.elapse(5_000)
  expect(isLost(console)).toBe(true)
})

test('a page is told that the server has another build of the console', async () => {
  const console = await startConsole({ path: '/projects' })
  expect(console.state().release.isReplaced).toBe(false)
  await console.emit({ type: 'replaced' })
  expect(console.state().release.isReplaced).toBe(true)
})

test('code that does not load although the server answers has been replaced', async () => {
  const console = await startConsole({ path: '/projects' })
  await console.send(codeFailed({ cause: 'gone' }))
  expect(isLost(console)).toBe(false)
  expect(console.state().release.isReplaced).toBe(true)
  expect(console.reports).toContainEqual({
    level: 'error',
    message: 'The code of a part of the page did not load: gone',
  })
})
