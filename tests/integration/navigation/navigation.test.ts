import { describe, expect, test } from 'vitest'
import { commandRequested } from '@/store/commands/events'
import { formChanged, formSubmitted } from '@/store/forms/events'
import {
  guardAccepted,
  guardDismissed,
  navigationRequested,
  prefetchRequested,
} from '@/store/navigation/events'
import { selectLocation, selectRoute } from '@/store/navigation/selectors'
import { selectDiskRows } from '@/store/project/disks/disks'
import { startConsole, type TestConsole } from '#tests/support/console'
import { gate } from '#tests/support/gate'

test('the root path redirects to the projects', async () => {
  const console = await startConsole({ path: '/' })
  expect(console.state().actors.navigation).toMatchObject({
    value: 'settled',
    context: { location: { path: '/projects' }, target: null, error: null },
  })
  expect(console.history.current().path).toBe('/projects')
})

test('the route has its id, and the parameters of the path and the query', async () => {
  const path = '/projects/mock-project/instances-new?from=db1&page=2'
  const console = await startConsole({ path })
  expect(selectRoute(console.state())).toEqual({
    id: 'project/instance-create/page',
    params: { project: 'mock-project', from: 'db1' },
  })
  await console.send(navigationRequested({ to: '/nonexistent' }))
  expect(selectRoute(console.state())).toBeNull()
})

test('unknown and malformed paths fail with 404 and stay in the address bar', async () => {
  const console = await startConsole({ path: '/nonexistent' })
  expect(console.state().actors.navigation).toMatchObject({
    value: 'failed',
    context: { error: { status: 404 } },
  })
  await console.send(navigationRequested({ to: '/projects/%E0%A4%A' }))
  expect(console.state().actors.navigation).toMatchObject({
    value: 'failed',
    context: { location: { path: '/projects/%E0%A4%A' }, error: { status: 404 } },
  })
})

test.each([
  ['an encoded slash', '/%2F/x'],
  ['an encoded slash for a name', '/projects/%2F/disks'],
  ['another host for a name', '/projects/%2F%2Fhost/instances'],
  ['an encoding that ends early', '/%E0%A4%A'],
  ['such an encoding in its query', '/projects/%E0%A4%A/disks?q=%E0%A4%A'],
  ['very many parts', `/${'a/'.repeat(20_000)}`],
  ['a very long name', `/projects/${'-'.repeat(50_000)}/disks`],
  ['very many encodings', `/projects/mock-project/disks/${'%25'.repeat(10_000)}/x`],
])('a visit can start at an address with %s', async (_what, path) => {
  const console = await startConsole({ path })
  expect(console.state().actors.navigation?.value).toBe('failed')
  await console.send(navigationRequested({ to: '/projects' }))
  expect(console.state().actors.navigation?.value).toBe('settled')
})

test('hovering a link prefetches its code and data, so that following it sends no request', async () => {
  const console = await startConsole({ path: '/projects' })
  const to = '/projects/mock-project/disks'
  await console.send(prefetchRequested({ to }))
  expect(console.loadedCode).toContain('screen/project/disks/list')
  expect(console.requests.at(-1)?.url).toMatch(/mock-project/)
  const before = console.requests.length
  await console.send(navigationRequested({ to }))
  expect(console.requests).toHaveLength(before)
  expect(console.state().actors.navigation?.context.location?.path).toBe(to)
})

test('hovering a link to a form prefetches its code and choices', async () => {
  const console = await startConsole({ path: '/projects/mock-project/disks' })
  const to = '/projects/mock-project/disks-new'
  await console.send(prefetchRequested({ to }))
  expect(console.loadedCode).toContain('screen/project/disks/create')
  expect(console.requests.at(-1)?.url).toMatch(/^\/v1\/snapshots/)
  const before = console.requests.length
  await console.send(navigationRequested({ to }))
  expect(console.requests).toHaveLength(before)
})

test('a form whose code cannot be prefetched is ignored', async () => {
  const console = await startConsole({
    path: '/projects',
    code: key =>
      key === 'screen/silo/projects/create' ? Promise.reject(new Error('offline')) : null,
  })
  await console.send(prefetchRequested({ to: '/projects-new' }))
  expect(console.reports).toEqual([])
  expect(console.state().actors.navigation?.value).toBe('settled')
})

test('a screen opened again refetches its data, which are dropped from the cache after five minutes', async () => {
  const console = await startConsole({ path: '/projects' })
  const reads = () => console.requests.filter(({ url }) => url.startsWith('/v1/projects?')).length
  await console.send(navigationRequested({ to: '/projects/mock-project/disks' }))
  await console.advance(3_000)
  await console.send(navigationRequested({ to: '/projects' }))
  expect(reads()).toBe(2)
  await console.send(navigationRequested({ to: '/projects/mock-project/disks' }))
  await console.advance(301_000)
  expect(
    Object.keys(console.state().api.queries).filter(key => key.startsWith('projectList')),
  ).toEqual([])
})

describe('a screen with cached data', () => {
  /** Caches the disks, then opens the projects. After `slowDown`, requests for disks never resolve. */
  const startWithSlowDisks = async () => {
    let isSlow = false
    const console = await startConsole({
      path: '/projects/mock-project/disks',
      wire: (request, next) =>
        isSlow && request.url.startsWith('/v1/disks') ? new Promise(() => {}) : next(request),
    })
    await console.send(navigationRequested({ to: '/projects' }))
    return { ...console, slowDown: () => (isSlow = true) }
  }
  const toDisks = navigationRequested({ to: '/projects/mock-project/disks' })
  const shownPath = ({ state }: Pick<TestConsole, 'state'>) => selectLocation(state())?.path

  test('opens at once after minutes, and refetches its data', async () => {
    const console = await startWithSlowDisks()
    await console.advance(290_000)
    console.slowDown()
    const before = console.requests.length
    console.app.send(toDisks)
    await console.elapse(0)
    expect(shownPath(console)).toBe('/projects/mock-project/disks')
    expect(selectDiskRows(console.state(), { project: 'mock-project' }).length).toBeGreaterThan(0)
    expect(console.requests.slice(before).map(({ url }) => url)).toContainEqual(
      expect.stringMatching(/^\/v1\/disks/),
    )
  })

  test('waits for its data if a command has invalidated them', async () => {
    const console = await startWithSlowDisks()
    await console.send(
      commandRequested({
        source: 'test',
        command: {
          endpoint: 'diskCreate',
          args: {
            query: { project: 'mock-project' },
            body: {
              name: 'another',
              description: '',
              size: 2 ** 30,
              diskBackend: { type: 'distributed', diskSource: { type: 'blank', blockSize: 4096 } },
            },
          },
        },
        errorTitle: 'Failed',
      }),
    )
    console.slowDown()
    console.app.send(toDisks)
    await console.elapse(100)
    expect(shownPath(console)).toBe('/projects')
  })

  test('is replaced by an error page if its data are gone', async () => {
    const console = await startConsole({ path: '/projects/other-project/disks' })
    await console.send(navigationRequested({ to: '/projects' }))
    const { backendState } = console.backend
    const gone = [...backendState.db.projects.all()].find(({ name }) => name === 'other-project')
    backendState.db.projects.remove(gone?.id ?? '')
    await console.advance(3_000)
    await console.send(navigationRequested({ to: '/projects/other-project/disks' }))
    expect(console.state().actors.navigation?.context.error?.status).toBe(404)
  })
})

describe('a panel over a slow list', () => {
  const startLate = async (path: string) => {
    let isLate = false
    const held: (() => void)[] = []
    const console = await startConsole({
      path,
      wire: async (request, next) => {
        const isList = request.url.startsWith('/v1/projects?') && request.method === 'GET'
        if (isLate && isList) await new Promise<void>(resolve => held.push(resolve))
        return next(request)
      },
    })
    await console.send(prefetchRequested({ to: '/projects-new' }))
    await console.advance(10_000)
    isLate = true
    return {
      ...console,
      place: () => console.state().actors.navigation?.context.location?.path,
      answer: async () => {
        expect(held).not.toEqual([])
        for (const letGo of held) letGo()
        await console.settle()
      },
    }
  }

  test('opens at once, because the list is already on the screen', async () => {
    const { app, elapse, place, answer } = await startLate('/projects')
    app.send(prefetchRequested({ to: '/projects-new' }))
    app.send(navigationRequested({ to: '/projects-new' }))
    await elapse(1000)
    expect(place()).toBe('/projects-new')
    await answer()
  })

  test('closes when the list has been refetched', async () => {
    const { app, elapse, place, answer } = await startLate('/projects/blank-slate/edit')
    app.send(formChanged({ form: 'projectEdit', values: { description: 'Nothing yet' } }))
    app.send(formSubmitted({ form: 'projectEdit' }))
    await elapse(1000)
    expect(place()).toBe('/projects/blank-slate/edit')
    await answer()
    expect(place()).toBe('/projects')
  })
})

test('back and forward load the page the browser moved to', async () => {
  const console = await startConsole({ path: '/projects' })
  await console.send(navigationRequested({ to: '/projects/mock-project/disks' }))
  console.history.go(-1)
  await console.settle()
  expect(console.state().actors.navigation?.context.location?.path).toBe('/projects')
  console.history.go(1)
  await console.settle()
  expect(console.state().actors.navigation?.context.location?.path).toBe(
    '/projects/mock-project/disks',
  )
})

test('navigating to the current page adds no history entry', async () => {
  const console = await startConsole({ path: '/projects' })
  const { historyIndex } = console.history.current()
  await console.send(navigationRequested({ to: '/projects' }))
  expect(console.history.current().historyIndex).toBe(historyIndex)
})

test('a dirty page form blocks a move of the browser until the user agrees', async () => {
  const path = '/projects/mock-project/instances-new'
  const console = await startConsole({ path: '/projects' })
  await console.send(navigationRequested({ to: path }))
  await console.send(formChanged({ form: 'instanceCreate', values: { name: 'half' } }))
  console.history.go(-1)
  await console.settle()
  expect(console.state().actors.navigation?.value).toBe('guarded')
  expect(console.history.current().path).toBe(path)
  await console.send(guardDismissed())
  expect(console.state().actors['form/instanceCreate']?.context.values.name).toBe('half')

  console.history.go(-1)
  await console.settle()
  await console.send(guardAccepted())
  expect(console.history.current().path).toBe('/projects')
  expect(console.state().actors['form/instanceCreate']).toBeUndefined()
})

test('what depends on the user is read, however late the user is known', async () => {
  const { hold, open } = gate(/^GET \/v1\/me$/)
  const console = await startConsole({ path: '/settings/profile', release: 23, hold })
  open()
  await console.settle()
  expect(console.requests.map(({ url }) => url)).toContain('/v1/system/policy')
})
