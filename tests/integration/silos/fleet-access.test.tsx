import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { userIds } from '@/mirage/seeds/users'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { selectFleetAccess, selectFleetAddable } from '@/store/system/fleet-access/fleet-access'
import { startConsole, type TestConsole } from '#tests/support/console'
import { showConsole } from '#tests/support/shown-console'
import { asked, writes } from '../access/support'
import { planFor } from '../bulk/support'
import { choose, chooseAndConfirm, reasonsOf, toastsOf } from '../instances/support'

const path = '/system/access'

const accessOn = (console: Pick<TestConsole, 'state'>) => selectFleetAccess(console.state())!

const actionsOf = (console: Pick<TestConsole, 'state'>, name: string) =>
  accessOn(console).rows.find(row => row.name === name)?.actions

const add = async (
  console: Pick<TestConsole, 'send' | 'state'>,
  values: Record<string, string>,
) => {
  await choose(console, [accessOn(console).adding], 'Add user or group')
  await console.send(formChanged({ form: 'fleetRoleAdd', values }))
  await console.send(formSubmitted({ form: 'fleetRoleAdd' }))
}

const cells = () =>
  within(screen.getByRole('table', { name: 'Fleet access' }))
    .getAllByRole('row')
    .slice(1)
    .map(row =>
      within(row)
        .getAllByRole('cell')
        .slice(1, 4)
        .map(cell => cell.textContent),
    )

test.each([14, 23] as const)('lists roles and role mappings at release %d', async release => {
  await showConsole({ path, release })
  expect(cells()).toEqual([
    ['Ada Quarry You', 'User', 'fleet.admin'],
    ['Bruno Slate ', 'User', 'fleet.viewer'],
    ['maze-war-admins ', 'Group', 'fleet.collaborator'],
    ['Any silo.admin in maze-war', 'Role mapping', 'fleet.admin'],
  ])
})

test('the roles of all admins are removed together only after an acknowledgement', async () => {
  const console = await startConsole({ path })
  const { rows, bulk } = accessOn(console)
  const removing = bulk.find(action => typeof action !== 'string' && action.id === 'delete')!
  const plan = planFor(rows, removing, 'authorized user', path)
  expect(plan.acknowledgement).toBe('I understand')
  expect(plan.rows.map(({ source }) => source !== undefined)).toEqual([true, true, true, false])
  const viewers = rows.filter(({ name }) => name === 'Bruno Slate')
  expect(planFor(viewers, removing, 'authorized user', path).acknowledgement).toBeUndefined()
})

describe('a role on the fleet', () => {
  test('is given to a group of the own silo', async () => {
    const console = await startConsole({ path })
    const kernelDevs = 'kernel-devs'
    await choose(console, [accessOn(console).adding], 'Add user or group')
    const group = selectFleetAddable(console.state()).find(({ name }) => name === kernelDevs)!
    await console.send(
      formChanged({ form: 'fleetRoleAdd', values: { identity: group.id, role: 'viewer' } }),
    )
    await console.send(formSubmitted({ form: 'fleetRoleAdd' }))
    expect(writes(console)[0]).toMatchObject({ url: '/v1/system/policy' })
    expect(writes(console)[0]?.body.role_assignments).toContainEqual({
      identity_id: group.id,
      identity_type: 'silo_group',
      role_name: 'viewer',
    })
    expect(actionsOf(console, kernelDevs)).toBeDefined()
    expect(toastsOf(console).map(({ text }) => text)).toEqual(['Role assigned'])
  })

  test('keeps what somebody else has added meanwhile', async () => {
    const console = await startConsole({ path })
    const read = { id: userIds.dario, type: 'silo_user', from: 'id', role: 'viewer' }
    await choose(console, [accessOn(console).adding], 'Add user or group')
    await console.backend.handle({
      method: 'PUT',
      url: '/v1/system/policy',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        role_assignments: [
          { identity_id: userIds.ada, identity_type: 'silo_user', role_name: 'admin' },
          { identity_id: userIds.edda, identity_type: 'silo_user', role_name: 'viewer' },
        ],
      }),
    })
    await console.send(formChanged({ form: 'fleetRoleAdd', values: read }))
    await console.send(formSubmitted({ form: 'fleetRoleAdd' }))
    expect(accessOn(console).rows.map(({ name }) => name)).toEqual([
      'Ada Quarry',
      'Dario Marl',
      'Edda Tuff',
      'Any silo.admin in maze-war',
    ])
  })

  test('shows ids without guessing at other silos if the own users cannot be read', async () => {
    await showConsole({
      path,
      wire: (request, next) =>
        request.url.startsWith('/v1/users?')
          ? Promise.resolve({ status: 500, headers: {}, body: '{"message":"no"}' })
          : next(request),
    })
    expect(screen.getByText(/^The names could not be read/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Look up/ })).toBeNull()
  })

  test('of a user of another silo shows their id, and their name once looked up', async () => {
    const console = await showConsole({ path })
    const { user, settle } = console
    await add(console, { from: 'id', id: userIds.mirek, type: 'silo_user', role: 'viewer' })
    await settle()
    expect(cells()[0]?.[0]).toContain(userIds.mirek)
    await user.click(screen.getByRole('button', { name: `Look up user ${userIds.mirek}` }))
    await settle()
    expect(screen.getByText('Mirek Opal in myriad')).toBeTruthy()
  })

  test.each([
    ['nobody', 'This is not the ID of a user or group.'],
    [userIds.ada, 'It already has a role on the fleet.'],
  ])('cannot be given to %s by id', async (id, message) => {
    const console = await startConsole({ path })
    await add(console, { from: 'id', id, type: 'silo_user', role: 'viewer' })
    expect(console.state().actors['form/fleetRoleAdd']?.context).toMatchObject({
      errors: { id: message },
    })
    expect(writes(console)).toEqual([])
  })

  test('is changed by fleet admins only', async () => {
    const console = await startConsole({ path, user: 'Bruno Slate' })
    expect(reasonsOf([accessOn(console).adding])).toEqual({
      'Add user or group': 'Needs the role admin on the fleet',
    })
    expect(reasonsOf(actionsOf(console, 'Ada Quarry') ?? [])).toEqual({
      'Change role': 'Needs the role admin on the fleet',
      'Remove role': 'Needs the role admin on the fleet',
    })
  })

  test('of the last admin is removed only by those who say that they understand', async () => {
    const console = await showConsole({ path })
    const { user, settle } = console
    await choose(console, actionsOf(console, 'Ada Quarry'), 'Remove role')
    await settle()
    expect(asked(console)?.text).toContain('The fleet has no other admin.')
    const remove = screen.getByRole('button', { name: 'Remove role' })
    expect(remove.getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('checkbox', { name: 'I understand' }))
    await user.click(remove)
    await settle()
    expect(console.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  })

  test('of the last admin is weakened only by those who say that they understand', async () => {
    const console = await showConsole({ path })
    const { user, settle } = console
    await choose(console, actionsOf(console, 'Ada Quarry'), 'Change role')
    await settle()
    await user.click(screen.getByRole('radio', { name: /^Viewer/ }))
    await user.click(screen.getByRole('button', { name: 'Update role' }))
    await settle()
    const writing = () => console.requests.filter(({ method }) => method === 'PUT')
    expect(writing()).toEqual([])
    expect(screen.getByText('Check the box to confirm that you understand this.')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: /^I understand/ }))
    await user.click(screen.getByRole('button', { name: 'Update role' }))
    await settle()
    expect(writing()).toHaveLength(1)
  })

  test.each([14, 17] as const)(
    'leads out of the system at release %d, if it was the only one of the user',
    async release => {
      const console = await startConsole({ path, release })
      // Ada keeps the system by her role on the silo until that is gone.
      const assignments = [
        { identity_id: userIds.ada, identity_type: 'silo_user', role_name: 'admin' },
      ]
      for (const [url, role_assignments] of [
        ['/v1/policy', []],
        ['/v1/system/policy', assignments],
      ] as const)
        await console.backend.handle({
          method: 'PUT',
          url,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ role_assignments }),
        })
      await chooseAndConfirm(console, actionsOf(console, 'Ada Quarry'), 'Remove role')
      expect(console.history.current().path).toBe('/projects')
      expect(toastsOf(console).map(({ text }) => text)).toContain(
        'You can no longer see the system',
      )
    },
  )
})
