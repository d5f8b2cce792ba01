import { describe, expect, test } from 'vitest'
import { navigationRequested, navigationRetried } from '@/store/events/navigation'
import { refreshRequested } from '@/store/events/queries'
import { selectPageItems } from '@/store/selectors/paging'
import { PROJECT_LIST } from '@/store/selectors/projects'
import { startConsole, type TestConsole } from '#tests/support/console'

const navigation = (console: TestConsole) => console.state().actors.navigation
const failure = (console: TestConsole) =>
  navigation(console)?.value === 'failed' ? navigation(console)?.context.error : null

const html = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Welcome to the proxy</title>',
}

describe('what cannot be loaded', () => {
  test.each([
    ['/projects/nonexistent/disks', 404],
    ['/projects/mock-project/instances/nonexistent/storage', 404],
    ['/projects/error-403/disks', 403],
    ['/projects/error-503/instances', 503],
    ['/projects/Not%20A%20Name/disks', 400],
  ])('%s fails with %i, at its own address', async (path, status) => {
    const console = await startConsole({ path })
    expect(failure(console)?.status).toBe(status)
    expect(console.history.current().path).toBe(path)
  })

  test('a user without any role sees the API refuse the projects', async () => {
    const console = await startConsole({ path: '/projects', scenario: 'forbidden' })
    expect(failure(console)).toEqual({ status: 403, message: 'Action not authorized' })
  })

  test('a failing screen can be left, and tried again', async () => {
    const console = await startConsole({ path: '/projects/error-503/disks' })
    await console.send(navigationRetried())
    expect(failure(console)?.status).toBe(503)
    await console.send(navigationRequested({ to: '/projects' }))
    expect(navigation(console)?.value).toBe('settled')
  })

  test('the reason is told to the developer, without bodies', async () => {
    const console = await startConsole({ path: '/projects/error-503/disks' })
    const told = console.reports.find(({ message }) => message.includes('503'))
    expect(told?.level).toBe('error')
    expect(told?.message).toContain('GET /v1/projects/error-503')
  })
})

describe('what is lost while it is shown', () => {
  test('an instance that somebody else deletes', async () => {
    const path = '/projects/mock-project/instances/you-fail/storage'
    const console = await startConsole({ path })
    expect(navigation(console)?.value).toBe('settled')
    await console.backend.handle({
      method: 'DELETE',
      url: '/v1/instances/you-fail?project=mock-project',
      headers: {},
      body: null,
    })
    await console.send(refreshRequested())
    expect(failure(console)).toEqual({ status: 404, message: 'Page not found' })
    expect(console.history.current().path).toBe(path)
  })
})

describe('an API that does not speak', () => {
  test('no answer at all', async () => {
    const console = await startConsole({
      path: '/projects',
      wire: () => Promise.reject(new Error('Failed to fetch')),
    })
    expect(failure(console)).toEqual({ status: 0, message: 'Failed to fetch' })
  })

  test('a page instead of JSON', async () => {
    const console = await startConsole({ path: '/projects', wire: async () => html })
    expect(failure(console)?.message).toBe('Error reading API response')
  })

  test('coming back after a while', async () => {
    let isDown = true
    const console = await startConsole({
      path: '/projects',
      wire: (request, next) =>
        isDown ? Promise.reject(new Error('Failed to fetch')) : next(request),
    })
    isDown = false
    await console.send(navigationRetried())
    expect(navigation(console)?.value).toBe('settled')
    expect(selectPageItems(console.state(), PROJECT_LIST).length).toBeGreaterThan(0)
  })
})

describe('a slow API', () => {
  test('keeps the old screen, shows the bar after 20 ms, and the last wish wins', async () => {
    const held: (() => void)[] = []
    let isSlow = false
    const console = await startConsole({
      path: '/projects',
      wire: async (request, next) => {
        if (isSlow) await new Promise<void>(resolve => held.push(resolve))
        return next(request)
      },
    })
    isSlow = true
    console.app.send(navigationRequested({ to: '/projects/mock-project/disks' }))
    expect(navigation(console)?.tags).not.toContain('visiblyLoading')
    await console.elapse(20)
    expect(navigation(console)?.tags).toContain('visiblyLoading')
    expect(navigation(console)?.context.place?.path).toBe('/projects')

    console.app.send(navigationRequested({ to: '/projects/other-project/disks' }))
    isSlow = false
    for (const release of held.splice(0)) release()
    await console.settle()
    expect(navigation(console)?.context.place?.path).toBe('/projects/other-project/disks')
    expect(console.history.current().path).toBe('/projects/other-project/disks')
  })
})

describe('a broken piece of code', () => {
  test('that does not arrive is an error screen, not a blank page', async () => {
    const console = await startConsole({
      path: '/projects',
      code: key =>
        key === 'view/disks' ? Promise.reject(new Error('Loading chunk failed')) : null,
    })
    await console.send(navigationRequested({ to: '/projects/mock-project/disks' }))
    expect(failure(console)?.message).toMatch(/could not be loaded/)
    await console.send(navigationRequested({ to: '/projects' }))
    expect(navigation(console)?.value).toBe('settled')
  })
})
