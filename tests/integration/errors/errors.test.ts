import { describe, expect, test } from 'vitest'
import { confirmAccepted } from '@/store/confirm/confirm'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { navigationRequested, navigationRetried, retryStopped } from '@/store/navigation/events'
import { selectPageItems } from '@/store/paging/selectors'
import { diskActions } from '@/store/project/disks/actions'
import { diskListQuery } from '@/store/project/queries'
import { refreshRequested } from '@/store/queries/slice'
import { selectUnrefreshedSince } from '@/store/queries/freshness'
import { projectListQuery } from '@/store/silo/queries'
import { startConsole, type TestConsole } from '#tests/support/console'

const navigation = (console: TestConsole) => console.state().actors.navigation
const failure = (console: TestConsole) => navigation(console)?.context.error ?? null

const html = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Welcome to the proxy</title>',
}

describe('a page that cannot be loaded', () => {
  test.each([
    ['/projects/nonexistent/disks', 404],
    ['/projects/mock-project/instances/nonexistent/storage', 404],
    ['/projects/error-403/disks', 403],
    ['/projects/error-503/instances', 503],
    ['/projects/Not%20A%20Name/disks', 400],
  ])('%s fails with %i, and keeps its path', async (path, status) => {
    const console = await startConsole({ path })
    expect(failure(console)?.status).toBe(status)
    expect(console.history.current().path).toBe(path)
  })

  test('a server error shows status 500, not a missing page', async () => {
    const console = await startConsole({ path: '/projects' })
    await console.backend.handle({
      method: 'POST',
      url: '/v1/projects',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'error-500', description: '' }),
    })
    await console.send(navigationRequested({ to: '/projects/error-500/disks' }))
    expect(failure(console)?.status).toBe(500)
  })

  test('shows a refusal to a user without a role', async () => {
    const console = await startConsole({ path: '/projects', scenario: 'forbidden' })
    expect(failure(console)).toMatchObject({
      kind: 'refused',
      status: 403,
      message: 'Action not authorized',
    })
  })

  test('can be retried and left', async () => {
    const console = await startConsole({ path: '/projects/error-503/disks' })
    await console.send(navigationRetried())
    expect(failure(console)?.status).toBe(503)
    await console.send(navigationRequested({ to: '/projects' }))
    expect(navigation(console)?.value).toBe('settled')
  })

  test('is logged at level “error” with the request', async () => {
    const console = await startConsole({ path: '/projects/error-503/disks' })
    const told = console.reports.find(({ message }) => message.includes('503'))
    expect(told?.level).toBe('error')
    expect(told?.message).toContain('GET /v1/projects/error-503')
  })
})

describe('a resource that disappears while it is shown', () => {
  test('shows “missing” after a refresh', async () => {
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
    expect(failure(console)).toMatchObject({ kind: 'missing', status: 404 })
    expect(console.history.current().path).toBe(path)
  })
  test.each([
    ['an empty string', ''],
    ['a text', '404 page not found'],
    ['an empty object', '{}'],
    ['an unknown endpoint', '{"request_id":"r-1","message":"Not Found"}'],
  ])(
    'stays on the screen if a refresh gets a 404 that may not be of the API: %s',
    async (_name, body) => {
      let isLost = false
      const console = await startConsole({
        path: '/projects/mock-project/disks',
        wire: async (request, next) =>
          isLost && request.url.startsWith('/v1/disks?')
            ? { status: 404, headers: {}, body }
            : next(request),
      })
      const disks = diskListQuery({ project: 'mock-project' })
      const before = selectPageItems(console.state(), disks)
      isLost = true
      await console.send(refreshRequested())
      expect(failure(console)).toBeNull()
      expect(selectPageItems(console.state(), disks)).toBe(before)
      expect(selectUnrefreshedSince(console.state(), [disks])).not.toBeNull()
    },
  )
})

describe('an API that does not respond', () => {
  test('shows that there was no response', async () => {
    const console = await startConsole({ path: '/projects', server: 'down' })
    expect(failure(console)).toMatchObject({
      kind: 'unanswered',
      status: 0,
      message: 'No answer came from console.test.',
      call: { operation: 'currentUserView', address: 'GET http://console.test/v1/me' },
    })
  })

  test('shows that a response other than JSON is unreadable', async () => {
    const console = await startConsole({ path: '/projects', wire: async () => html })
    expect(failure(console)).toMatchObject({
      kind: 'unreadable',
      status: 200,
      message: 'Error reading API response: what console.test sent is not an answer of the API.',
    })
  })

  test('is requested again by a manual retry', async () => {
    const console = await startConsole({ path: '/projects', server: 'down' })
    console.setServer('up')
    await console.send(navigationRetried())
    expect(navigation(console)?.value).toBe('settled')
    expect(selectPageItems(console.state(), projectListQuery).length).toBeGreaterThan(0)
  })

  test('is retried automatically until retrying is stopped', async () => {
    const console = await startConsole({ path: '/projects', server: 'down' })
    await console.advance(2_000)
    await console.advance(5_000)
    expect(navigation(console)?.context.failures).toBe(3)
    await console.send(retryStopped())
    console.setServer('up')
    await console.advance(60_000)
    expect(navigation(console)?.value).toBe('failed')

    const other = await startConsole({ path: '/projects', server: 'down' })
    other.setServer('up')
    await other.advance(2_000)
    expect(navigation(other)?.value).toBe('settled')
  })

  test('times out after 30 seconds', async () => {
    const console = await startConsole({ path: '/projects', server: 'silent' })
    await console.advance(30_000)
    expect(failure(console)).toMatchObject({
      kind: 'unanswered',
      message: 'No answer came from console.test within 30 seconds.',
    })
  })

  test('counts as not responding if the proxy responds with 502', async () => {
    const console = await startConsole({
      path: '/projects',
      wire: async () => ({ status: 502, headers: {}, body: '{"message":"nothing listens there"}' }),
    })
    expect(navigation(console)?.value).toBe('retrying')
    expect(failure(console)).toMatchObject({
      kind: 'unanswered',
      status: 502,
      message: 'The API behind console.test did not answer (502).',
    })
  })
})

describe.each([
  [
    'no response',
    () => Promise.reject(new Error('Failed to fetch')),
    'No answer came from console.test. It may have been done anyway: check before you try again.',
  ],
  [
    'a page instead of JSON',
    async () => html,
    'Error reading API response: what console.test sent is not an answer of the API. It may have been done anyway: check before you try again.',
  ],
  [
    'an error without a body',
    async () => ({ status: 500, headers: {}, body: '' }),
    'The server failed (500): Unknown server error. It may have been done anyway: check before you try again.',
  ],
] as const)('%s to a change', (_kind, answer, message) => {
  const startDeaf = (path: string) =>
    startConsole({
      path,
      wire: (request, next) => (request.method === 'GET' ? next(request) : answer()),
    })

  test('leaves the form open with its values, and it can be submitted again', async () => {
    const console = await startDeaf('/projects-new')
    const values = { name: 'patience', description: 'typed once' }
    await console.send(formChanged({ form: 'projectCreate', values }))
    const sent = () => console.requests.filter(({ method }) => method === 'POST').length
    for (const times of [1, 2]) {
      await console.send(formSubmitted({ form: 'projectCreate' }))
      expect(sent()).toBe(times)
      expect(console.state().actors['form/projectCreate']?.context).toMatchObject({
        values,
        failure: { message },
      })
    }
    expect(console.history.current().path).toBe('/projects-new')
  })

  test('closes the dialog with an error toast, and keeps the item in the list', async () => {
    const console = await startDeaf('/projects/mock-project/disks')
    const disks = diskListQuery({ project: 'mock-project' })
    const disk = selectPageItems(console.state(), disks).find(({ name }) => name === 'disk-3')!
    const { event } = diskActions(disk, { project: 'mock-project' }).find(
      ({ id }) => id === 'delete',
    )!
    await console.send(event!)
    await console.send(confirmAccepted())
    expect(console.state().actors.confirm?.value).toBe('closed')
    expect(console.state().toasts.shown).toMatchObject([
      { variant: 'error', title: 'Could not delete disk', content: [message] },
    ])
    expect(selectPageItems(console.state(), disks)).toContainEqual(disk)
  })
})

describe('a slow API', () => {
  test('keeps the old screen, shows the bar after 20 ms, and opens the last page requested', async () => {
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
    expect(navigation(console)?.context.location?.path).toBe('/projects')

    console.app.send(navigationRequested({ to: '/projects/other-project/disks' }))
    isSlow = false
    for (const release of held.splice(0)) release()
    await console.settle()
    expect(navigation(console)?.context.location?.path).toBe('/projects/other-project/disks')
    expect(console.history.current().path).toBe('/projects/other-project/disks')
  })
})

describe('a chunk that fails to load', () => {
  test('shows an error screen that can be left', async () => {
    const console = await startConsole({
      path: '/projects',
      code: key =>
        key === 'screen/project/disks/list'
          ? Promise.reject(new Error('Loading chunk failed'))
          : null,
    })
    await console.send(navigationRequested({ to: '/projects/mock-project/disks' }))
    expect(failure(console)?.message).toMatch(/could not be loaded/)
    await console.send(navigationRequested({ to: '/projects' }))
    expect(navigation(console)?.value).toBe('settled')
  })
})
