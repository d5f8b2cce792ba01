import { describe, expect, test } from 'vitest'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { signOutRequested, selectCurrentUser, selectIsFleetViewer } from '@/store/session/session'
import { selectProfile } from '@/store/settings/profile/profile'
import { selectFleetRole } from '@/store/system/fleet-role'
import { startConsole, type TestConsole } from '#tests/support/console'

const login = async (console: TestConsole, username: string, password: string) => {
  await console.send(formChanged({ form: 'loginLocal', values: { username, password } }))
  await console.send(formSubmitted({ form: 'loginLocal' }))
}

const placeOf = (console: TestConsole) => console.state().actors.navigation?.context.location

describe('signing in', () => {
  test('opens the projects or the redirect path', async () => {
    const console = await startConsole({ path: '/login/maze-war/local' })
    await login(console, 'ada-quarry', 'granite')
    expect(placeOf(console)?.path).toBe('/projects')
    expect(console.state().toasts.shown).toMatchObject([{ content: ['Logged in'] }])

    const back = encodeURIComponent('/projects/mock-project/instances')
    const other = await startConsole({ path: `/login/maze-war/local?redirect_uri=${back}` })
    await login(other, 'ada-quarry', 'granite')
    expect(other.history.current().path).toBe('/projects/mock-project/instances')
  })

  test.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    'does not redirect to %s',
    async uri => {
      const path = `/login/maze-war/local?redirect_uri=${encodeURIComponent(uri)}`
      const console = await startConsole({ path })
      await login(console, 'ada-quarry', 'granite')
      expect(console.history.current().path).toBe('/projects')
      expect(console.left).toEqual([])
    },
  )

  test('with a wrong password stays on the form and keeps its fields', async () => {
    const console = await startConsole({ path: '/login/maze-war/local' })
    await login(console, 'ada-quarry', 'bad')
    expect(placeOf(console)?.path).toBe('/login/maze-war/local')
    expect(console.left).toEqual([])
    const form = console.state().actors['form/loginLocal']
    expect(form?.context).toMatchObject({
      values: { username: 'ada-quarry', password: 'bad' },
      failure: { message: expect.any(String) as unknown },
    })
  })

  test('requires both fields, and sends nothing without them', async () => {
    const console = await startConsole({ path: '/login/maze-war/local' })
    await login(console, '', '')
    expect(console.state().actors['form/loginLocal']?.context.errors).toEqual({
      username: 'Username is required',
      password: 'Password is required',
    })
    expect(console.requests).toEqual([])
  })

  test('determines which pages the user can see', async () => {
    const console = await startConsole({ path: '/login/maze-war/local' })
    await login(console, 'dario-marl', 'x')
    expect(selectCurrentUser(console.state())?.displayName).toBe('Dario Marl')
    expect(selectIsFleetViewer(console.state())).toBe(false)
    await console.send(navigationRequested({ to: '/system/silos' }))
    expect(console.state().actors.navigation).toMatchObject({
      value: 'failed',
      context: { error: { status: 404 } },
    })
  })
})

test('the current user is refetched once a minute, regardless of navigation', async () => {
  const console = await startConsole({ path: '/projects' })
  const asked = () =>
    console.requests
      .map(({ url }) => url)
      .filter(url => ['/v1/me', '/v1/me/groups', '/v1/system/policy'].includes(url))
  expect(asked().toSorted()).toEqual(['/v1/me', '/v1/me/groups', '/v1/system/policy'])
  await console.advance(59_000)
  await console.send(navigationRequested({ to: '/projects/mock-project/disks' }))
  expect(asked()).toHaveLength(3)
  await console.advance(1_000)
  await console.send(navigationRequested({ to: '/projects' }))
  expect(asked()).toHaveLength(6)
})

describe('who is a fleet viewer', () => {
  const policyCalls = ({ requests }: TestConsole) =>
    requests.filter(({ url }) => url === '/v1/system/policy').length

  test.each([
    [14, 1, 'Ada Quarry', true],
    [16, 1, 'Dario Marl', false],
    [17, 0, 'Ada Quarry', true],
    [17, 0, 'Dario Marl', false],
    [23, 0, 'Bruno Slate', true],
  ] as const)('is known at release %d after %d calls for the policy: %s', async (...row) => {
    const [release, calls, user, isViewer] = row
    const console = await startConsole({ path: '/projects', release, user })
    expect(selectIsFleetViewer(console.state())).toBe(isViewer)
    expect(policyCalls(console)).toBe(calls)
  })

  test('is asked of an older rack as soon as its release is found out', async () => {
    const kept = { 'local/basalt-release': '' }
    const older = await startConsole({ path: '/system/silos', release: 15, kept })
    expect(placeOf(older)?.path).toBe('/system/silos')
    expect(policyCalls(older)).toBe(1)
    const newer = await startConsole({ path: '/projects', release: 19, kept })
    expect(policyCalls(newer)).toBe(0)
  })

  test('hides the system from everybody else', async () => {
    const console = await startConsole({ path: '/system/silos', release: 17, user: 'Clara Flint' })
    expect(console.state().actors.navigation).toMatchObject({
      value: 'failed',
      context: { error: { status: 404 } },
    })
  })

  test('reads the policy for the pages that need the role', async () => {
    const console = await startConsole({ path: '/system/silos', release: 17, user: 'Bruno Slate' })
    expect(policyCalls(console)).toBe(1)
    expect(selectFleetRole(console.state())).toBe('viewer')
    const profile = await startConsole({ path: '/settings/profile', release: 17 })
    expect(selectProfile(profile.state())?.roles?.map(({ level }) => level)).toEqual([
      'silo',
      'fleet',
    ])
  })
})

describe('a session that has ended', () => {
  test('redirects to login once, with the path to return to', async () => {
    const console = await startConsole({ path: '/projects' })
    await console.signOutElsewhere()
    await console.send(navigationRequested({ to: '/projects/mock-project/disks' }))
    expect(console.left).toEqual(['/login?redirect_uri=%2Fprojects'])
  })

  test('keeps the values of a form for the next login', async () => {
    const first = await startConsole({ path: '/projects-new' })
    const values = { name: 'half-done', description: 'typed before lunch' }
    await first.send(formChanged({ form: 'projectCreate', values }))
    await first.signOutElsewhere()
    await first.send(formSubmitted({ form: 'projectCreate' }))
    expect(first.left).toEqual(['/login?redirect_uri=%2Fprojects-new'])
    const kept = Object.fromEntries(first.storage)
    first.stop()

    const second = await startConsole({ path: '/projects-new', kept })
    const form = second.state().actors['form/projectCreate']
    expect(form?.context.values).toEqual(values)
    expect(form?.tags).toContain('dirty')
  })
})

describe('signing out', () => {
  test('ends the session and redirects to login for good', async () => {
    const console = await startConsole({ path: '/projects' })
    await console.send(signOutRequested())
    expect(console.left).toEqual(['/login'])
    await console.send(navigationRequested({ to: '/projects/mock-project/disks' }))
    expect(console.left).toEqual(['/login'])
  })
})
