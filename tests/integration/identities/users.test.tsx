import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { userIds } from '@/mirage/seeds/users'
import { allGroupsQuery } from '@/store/access/queries'
import { selectData } from '@/api/core/api'
import { selectGroupRows, selectUserRows } from '@/store/silo/identities/identities'
import { showConsole } from '#tests/support/shown-console'
import { choose, chooseAndConfirm, reasonsOf, toastsOf } from '../instances/support'

type Shown = Awaited<ReturnType<typeof showConsole>>

const show = async (options: Parameters<typeof showConsole>[0]) => {
  const console = await showConsole(options)
  // The members of the groups are read in turn.
  for (let turn = 0; turn < 3; turn += 1) await console.settle()
  return console
}

const cells = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(row =>
      within(row)
        .getAllByRole('cell')
        .filter(cell => !cell.querySelector('input'))
        .map(cell => cell.textContent)
        .join('|'),
    )

const actionsOf = (console: Pick<Shown, 'state'>, name: string) =>
  [...selectUserRows(console.state()), ...selectGroupRows(console.state())].find(
    row => row.name === name,
  )?.actions

const kernelDevs = ({ state }: Pick<Shown, 'state'>) =>
  selectData(state(), allGroupsQuery)!.items.find(
    ({ displayName }) => displayName === 'kernel-devs',
  )!.id

describe('the users', () => {
  test('are listed with the role that counts, and the group that gives it', async () => {
    const console = await show({ path: '/users', release: 14 })
    expect(cells('Users').slice(0, 4)).toEqual([
      'Ada Quarry You|silo.admin|maze-war-admins+1|',
      'Bruno Slate |—|real-estate|',
      'Clara Flint |silo.collaboratorvia kernel-devs|kernel-devs|',
      'Dario Marl |silo.viewer|—|',
    ])
    expect(reasonsOf(actionsOf(console, 'Clara Flint') ?? [])).toEqual({
      'Remove role': 'The role comes from the group kernel-devs',
    })
  })

  test('have panels with their names in the title of the tab', async () => {
    const console = await show({ path: '/users', release: 23 })
    await console.user.click(screen.getByRole('link', { name: 'Clara Flint' }))
    await console.settle()
    const title = 'Clara Flint / Users and groups / Basalt Console'
    expect(document.title).toBe(title)
    // Its dialog announces the panel.
    expect(screen.queryByText(title)).toBeNull()
    await console.user.keyboard('{Escape}')
    await console.settle()
    expect(document.title).toBe('Users and groups / Basalt Console')
  })

  test('say when they were created from release 19 on', async () => {
    await show({ path: '/users', release: 19 })
    expect(cells('Users')[0]).toContain('Jun 14, 2021')
  })

  test('have no role until their groups are known', async () => {
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await showConsole({
      path: '/users',
      hold: ({ url }) => (url.includes('group=') ? held : null),
    })
    expect(cells('Users')[1]).toBe('Bruno Slate |||')
    answer()
  })

  test('have no column of roles if those cannot be read', async () => {
    await show({
      path: '/users',
      wire: (request, next) =>
        request.url.startsWith('/v1/policy')
          ? Promise.resolve({ status: 403, headers: {}, body: '{"message":"no"}' })
          : next(request),
    })
    expect(screen.getByText('The roles on the silo could not be read.')).toBeTruthy()
    expect(screen.queryByRole('columnheader', { name: 'Role' })).toBeNull()
    expect(screen.getByRole('columnheader', { name: 'Groups' })).toBeTruthy()
  })

  test('say that roles may be missing if members of a group cannot be read', async () => {
    await show({
      path: '/users',
      wire: (request, next) =>
        request.url.includes('group=')
          ? Promise.resolve({ status: 403, headers: {}, body: '{"message":"no"}' })
          : next(request),
    })
    expect(screen.getByText(/^The members of some groups could not be read/)).toBeTruthy()
    expect(cells('Users').find(row => row.startsWith('Clara Flint'))).toMatch(
      /^Clara Flint \|Not known\|Not known\|/,
    )
  })

  test('are given roles, which can be removed', async () => {
    const console = await show({ path: '/users' })
    const { user, settle } = console
    await choose(console, actionsOf(console, 'Edda Tuff'), 'Give role')
    await settle()
    await user.click(screen.getByRole('radio', { name: /^Viewer/ }))
    await user.click(screen.getByRole('button', { name: 'Assign role' }))
    await settle()
    expect(cells('Users')[4]).toContain('silo.viewer')
    await chooseAndConfirm(console, actionsOf(console, 'Edda Tuff'), 'Remove role')
    expect(cells('Users')[4]).toContain('—')
  })

  test('can be logged out by administrators from release 16 on', async () => {
    const console = await show({ path: '/users', release: 16 })
    await chooseAndConfirm(console, actionsOf(console, 'Clara Flint'), 'Log out everywhere')
    const calls = console.requests.filter(({ url }) => url.endsWith('/logout'))
    expect(calls.map(({ url }) => url)).toEqual([`/v1/users/${userIds.clara}/logout`])
    expect(console.history.current().path).toBe('/users')
    expect(toastsOf(console).map(({ text }) => text)).toEqual(['Clara Flint is logged out'])
  })

  test('who log out themselves have to sign in again', async () => {
    const console = await show({ path: '/users', release: 16 })
    await chooseAndConfirm(console, actionsOf(console, 'Ada Quarry'), 'Log out everywhere')
    expect(console.left).toEqual(['/login'])
  })

  test('cannot log out others without being administrators', async () => {
    const console = await show({ path: '/users', release: 16, user: 'Dario Marl' })
    const offered = (name: string) => actionsOf(console, name)?.map(({ label }) => label)
    expect(offered('Clara Flint')).toEqual(['Change role', 'Remove role'].with(0, 'Give role'))
    expect(offered('Dario Marl')).toContain('Log out everywhere')
  })
})

describe('the panel of a user', () => {
  const path = `/users/${userIds.clara}`

  test('says where roles come from, in projects on request', async () => {
    const { user, settle } = await show({ path, release: 17 })
    expect(cells('Access')).toEqual([
      'Silo|silo.collaborator|through group kernel-devs',
      'All projects|project.admin|from silo role collaborator',
    ])
    await user.click(screen.getByRole('button', { name: 'Check project roles' }))
    await settle()
    await settle()
    expect(cells('Access')).toContainEqual(
      'Project rock-garden|project.viewer|through group kernel-devs, already included in silo role collaborator',
    )
    expect(screen.queryByRole('button', { name: 'Check project roles' })).toBeNull()
  })

  test('says nothing about roles before the groups are known', async () => {
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    const { settle } = await show({
      path,
      hold: ({ url }) => (url.includes('group=') ? held : null),
    })
    expect(screen.getByRole('dialog', { name: 'User' })).toBeTruthy()
    expect(screen.queryByText('No roles')).toBeNull()
    answer()
    await settle()
    expect(cells('Access')).toContainEqual('Silo|silo.collaborator|through group kernel-devs')
  })

  test('says that roles on the fleet cannot be seen without one', async () => {
    await show({ path, user: 'Dario Marl' })
    expect(screen.getByText(/Roles on the fleet are not shown/)).toBeTruthy()
  })

  test('names role mappings of the silo', async () => {
    await show({ path: `/users/${userIds.ada}`, release: 17 })
    expect(cells('Access')).toContainEqual('Fleet|fleet.admin|role mapping of the silo')
    expect(cells('Access')).toContainEqual(
      'Fleet|fleet.collaborator|through group maze-war-admins, already included in role mapping of the silo',
    )
  })

  test('answers what the user can do', async () => {
    const { user, settle } = await show({ path, release: 17 })
    await user.click(screen.getByRole('button', { name: /^Action/ }))
    await settle()
    await user.click(screen.getByRole('option', { name: 'Create projects' }))
    await settle()
    expect(
      screen.getByText('collaborator', { selector: 'strong' }).parentElement?.textContent,
    ).toBe('Yes, because of the role collaborator, through group kernel-devs.')
  })

  test('lists sessions and tokens from release 16 on, for administrators', async () => {
    await show({ path, release: 16 })
    expect(cells('Sessions')).toHaveLength(2)
    expect(cells('Access tokens')).toHaveLength(1)
  })

  test.each([
    ['on older racks', { release: 15 }],
    ['of others for users who are not administrators', { release: 16, user: 'Dario Marl' }],
  ] as const)('has no sessions %s', async (_where, options) => {
    const { requests } = await show({ path, ...options })
    expect(screen.getByRole('heading', { name: 'Groups' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Sessions' })).toBeNull()
    expect(requests.filter(({ url }) => url.includes('/sessions'))).toEqual([])
  })

  test.each([15, 16] as const)('of nobody is not found at release %d', async release => {
    await show({ path: `/users/${userIds.mirek}`, release })
    expect(screen.getByText('Page not found')).toBeTruthy()
  })
})

describe('the groups', () => {
  test('are listed with their members and roles', async () => {
    await show({ path: '/groups' })
    expect(cells('Groups').slice(0, 2)).toEqual([
      'kernel-devs|1|silo.collaborator|',
      'maze-war-admins|1|—|',
    ])
  })

  test('have a panel with what they give and to whom', async () => {
    const console = await show({ path: '/groups' })
    const { user, settle } = console
    await user.click(screen.getByRole('link', { name: 'kernel-devs' }))
    await settle()
    await settle()
    expect(console.history.current().path).toBe(`/groups/${kernelDevs(console)}`)
    expect(cells('Access')).toContainEqual('Silo|silo.collaborator|given directly')
    expect(cells('Members')).toEqual(['Clara Flint '])
    expect(screen.getByText(/at each sign-in/)).toBeTruthy()
  })
})
