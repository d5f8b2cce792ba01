import { describe, expect, test } from 'vitest'
import { confirmAccepted } from '@/store/confirm/confirm'
import { formChanged } from '@/store/forms/events'
import { startConsole } from '#tests/support/console'
import { choose, chooseAndConfirm, toastsOf } from '../instances/support'
import {
  addable,
  asked,
  changeRole,
  contextOf,
  giveRole,
  MOCK,
  MOCK_ACCESS,
  openAdding,
  rowOf,
  shownRows,
  SILO_ACCESS,
  submit,
  writes,
} from './support'

describe('access to the silo', () => {
  test('lists only users and groups that have a role, users first', async () => {
    const console = await startConsole({ path: SILO_ACCESS })
    expect(shownRows(console)).toEqual([
      'Ada Quarry User silo.admin',
      'Dario Marl User silo.viewer',
      'kernel-devs Group silo.collaborator',
    ])
    expect(rowOf(console, 'Ada Quarry').isCaller).toBe(true)
    expect(rowOf(console, 'Dario Marl').isCaller).toBe(false)
  })

  test('lets an administrator assign, change and remove roles', async () => {
    const console = await startConsole({ path: SILO_ACCESS })
    await openAdding(console)
    expect(contextOf(console, 'accessAdd')?.values).toEqual({ identity: '', role: '' })
    expect(addable(console)).toEqual([
      'Bruno Slate',
      'Clara Flint',
      'Edda Tuff',
      'Fynn Gabbro',
      'Greta Schist',
      'maze-war-admins',
      'night-shift',
      'real-estate',
      'web-devs',
    ])
    await giveRole(console, 'Clara Flint', 'collaborator')
    expect(contextOf(console, 'accessAdd')).toBeUndefined()
    expect(shownRows(console)).toContain('Clara Flint User silo.collaborator')

    await choose(console, rowOf(console, 'Clara Flint').actions, 'Change role')
    expect(contextOf(console, 'accessEdit')?.values).toEqual({ role: 'collaborator' })
    await console.send(formChanged({ form: 'accessEdit', values: { role: 'viewer' } }))
    await submit(console, 'accessEdit')
    expect(contextOf(console, 'accessEdit')).toBeUndefined()
    expect(shownRows(console)).toContain('Clara Flint User silo.viewer')

    await choose(console, rowOf(console, 'Clara Flint').actions, 'Remove role')
    expect(asked(console)).toEqual({
      title: 'Remove role',
      text: 'Are you sure you want to remove the viewer role from Clara Flint?',
    })
    await console.send(confirmAccepted())
    expect(console.state().actors.confirm?.value).toBe('closed')
    expect(shownRows(console).join()).not.toContain('Clara')
    expect(toastsOf(console).map(({ text }) => text)).toEqual([
      'Role assigned',
      'Role updated',
      'Access removed',
    ])
    expect(writes(console).map(({ url }) => url)).toEqual(Array(3).fill('/v1/policy'))
  })

  test('requires an identity and a role before it sends a request', async () => {
    const console = await startConsole({ path: SILO_ACCESS })
    await openAdding(console)
    await submit(console, 'accessAdd')
    expect(contextOf(console, 'accessAdd')?.errors).toEqual({
      identity: 'User or group is required',
      role: 'Role is required',
    })
    expect(writes(console)).toEqual([])
  })

  test('does not write the policy when the role is unchanged', async () => {
    const console = await startConsole({ path: SILO_ACCESS })
    await changeRole(console, 'Dario Marl', 'viewer')
    expect(contextOf(console, 'accessEdit')).toBeUndefined()
    expect(writes(console)).toEqual([])
  })

  test('assigns a role to a group with the identity type of groups', async () => {
    const console = await startConsole({ path: SILO_ACCESS })
    await openAdding(console)
    await giveRole(console, 'night-shift', 'viewer')
    expect(shownRows(console)).toContain('night-shift Group silo.viewer')
    expect(writes(console)[0]?.body.role_assignments).toContainEqual(
      expect.objectContaining({ identity_type: 'silo_group', role_name: 'viewer' }),
    )
  })
})

describe('access to a project', () => {
  test('lists roles on the project and roles inherited from the silo', async () => {
    const console = await startConsole({ path: MOCK_ACCESS })
    expect(shownRows(console, MOCK)).toEqual([
      'Ada Quarry User silo.admin',
      'Dario Marl User silo.viewer',
      'Edda Tuff User project.collaborator',
      'kernel-devs Group silo.collaborator',
      'web-devs Group project.viewer',
    ])
    const inherited = ['Ada Quarry', 'Edda Tuff'].map(name => rowOf(console, name, MOCK))
    expect(inherited.map(({ isInherited }) => isInherited)).toEqual([true, false])
  })

  test('lets an administrator assign, change and remove roles', async () => {
    const console = await startConsole({ path: MOCK_ACCESS })
    await openAdding(console, MOCK)
    expect(addable(console)).toContain('Ada Quarry')
    expect(addable(console)).not.toContain('Edda Tuff')
    await giveRole(console, 'Fynn Gabbro', 'collaborator')
    expect(shownRows(console, MOCK)).toContain('Fynn Gabbro User project.collaborator')
    await changeRole(console, 'Fynn Gabbro', 'viewer', MOCK)
    expect(shownRows(console, MOCK)).toContain('Fynn Gabbro User project.viewer')
    await chooseAndConfirm(console, rowOf(console, 'Edda Tuff', MOCK).actions, 'Remove role')
    expect(shownRows(console, MOCK).join()).not.toContain('Edda')
    expect(writes(console).map(({ url }) => url)).toEqual(
      Array(3).fill(`/v1/projects/${MOCK}/policy`),
    )
  })

  test('shows the strongest role first, and keeps the silo role when the project role is deleted', async () => {
    const console = await startConsole({ path: MOCK_ACCESS })
    await openAdding(console, MOCK)
    await giveRole(console, 'Ada Quarry', 'viewer')
    expect(shownRows(console, MOCK)[0]).toBe('Ada Quarry User silo.admin project.viewer')
    await choose(console, rowOf(console, 'Ada Quarry', MOCK).actions, 'Remove role')
    expect(asked(console)?.text).toContain('Ada Quarry keeps the admin role on the silo')
    await console.send(confirmAccepted())
    expect(shownRows(console, MOCK)[0]).toBe('Ada Quarry User silo.admin')
  })

  test('shows a project role before a weaker silo role', async () => {
    const console = await startConsole({ path: MOCK_ACCESS })
    await openAdding(console, MOCK)
    await giveRole(console, 'Dario Marl', 'admin')
    expect(shownRows(console, MOCK)[1]).toBe('Dario Marl User project.admin silo.viewer')
  })
})
