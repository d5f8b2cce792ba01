import { describe, expect, test } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { selectAddable } from '@/store/access/choices'
import { confirmAccepted } from '@/store/confirm/confirm'
import { formChanged } from '@/store/forms/events'
import { selectSiloAccess } from '@/store/system/silo-access'
import { startConsole, type TestConsole } from '#tests/support/console'
import { asked, writes } from '../access/support'
import { choose, reasonsOf, recordOf, toastsOf } from '../instances/support'
import { formOf, submit } from '../instance-networking/support'
import { LIST } from './support'

const open = (silo: string, options: Partial<Parameters<typeof startConsole>[0]> = {}) =>
  startConsole({ path: `${LIST}/${silo}?tab=access`, ...options })

const accessOf = (console: TestConsole, silo: string) => {
  const access = selectSiloAccess(console.state(), { silo })
  if (!access) throw new Error('The tab shows nobody.')
  return access
}

/** The rows as displayed: name, roles. */
const shown = (console: TestConsole, silo: string) =>
  accessOf(console, silo).rows.map(({ name, roles }) =>
    [name, ...roles.map(({ role }) => role)].join(' '),
  )

const rowOf = (console: TestConsole, silo: string, name: string) => {
  const row = accessOf(console, silo).rows.find(each => each.name === name)
  if (!row) throw new Error(`The tab shows no ${name}.`)
  return row
}

const add = async (console: TestConsole, silo: string, name: string, role: string) => {
  await choose(console, [accessOf(console, silo).adding], 'Add user or group')
  const found = selectAddable(console.state()).find(each => each.name === name)
  await console.send(
    formChanged({ form: 'accessAdd', values: { identity: found?.id ?? '', role } }),
  )
  await submit(console, 'accessAdd')
}

describe.each([14, 23] as const)('the roles on another silo at release %d', release => {
  test('name its users, and its groups by their ids', async () => {
    const console = await open('myriad', { release })
    const [group] = accessOf(console, 'myriad').rows
    expect(group).toMatchObject({
      name: group?.id,
      isGroup: true,
      hasReadableMembers: false,
      roles: [{ level: 'silo', role: 'admin' }],
    })
    expect(plainText(accessOf(console, 'myriad').gap ?? [])).toMatch(/Groups of another silo/)
    const other = await open('pocket-lab', { release })
    expect(shown(other, 'pocket-lab')).toEqual(['pim admin'])
    expect(accessOf(other, 'pocket-lab').gap).toBeUndefined()
  })

  test('can be given, changed and taken away', async () => {
    const silo = 'pocket-lab'
    const console = await open(silo, { release })
    await add(console, silo, 'quinn', 'viewer')
    expect(formOf(console, 'accessAdd')).toBeUndefined()
    expect(shown(console, silo)).toEqual(['pim admin', 'quinn viewer'])

    await choose(console, rowOf(console, silo, 'quinn').actions, 'Change role')
    expect(formOf(console, 'accessEdit')?.values).toEqual({ role: 'viewer' })
    await console.send(formChanged({ form: 'accessEdit', values: { role: 'collaborator' } }))
    await submit(console, 'accessEdit')
    expect(shown(console, silo)).toEqual(['pim admin', 'quinn collaborator'])

    await choose(console, rowOf(console, silo, 'pim').actions, 'Remove role')
    expect(asked(console)).toEqual({
      title: 'Remove role',
      text: 'Are you sure you want to remove the admin role from pim? The silo has no other admin. Then only an operator of the system can give roles on it.',
    })
    await console.send(confirmAccepted())
    expect(shown(console, silo)).toEqual(['quinn collaborator'])
    expect(new Set(writes(console).map(({ url }) => url))).toEqual(
      new Set([`/v1/system/silos/${silo}/policy`]),
    )
    expect(toastsOf(console).map(({ text }) => text)).toEqual([
      'Role assigned',
      'Role updated',
      'Access removed',
    ])
  })
})

test('a role given by another operator meanwhile is kept', async () => {
  const silo = 'pocket-lab'
  const console = await open(silo)
  const { db } = console.backend.backendState
  const { id } = recordOf(db.silos, silo)
  const other = { identityType: 'silo_group', identityId: id, roleName: 'viewer' } as const
  const before = db.policies.get(id)?.roleAssignments ?? []
  db.policies.update(id, { roleAssignments: [...before, other] })
  await add(console, silo, 'quinn', 'viewer')
  expect(shown(console, silo)).toHaveLength(3)
})

test('only users of the silo can be given a role on it', async () => {
  const console = await open('myriad')
  await choose(console, [accessOf(console, 'myriad').adding], 'Add user or group')
  expect(selectAddable(console.state()).map(({ name }) => name)).toEqual([
    'Mirek Opal',
    'Nora Jasper',
  ])
})

test('the groups of the own silo have their names', async () => {
  const console = await open('maze-war')
  expect(shown(console, 'maze-war')).toEqual([
    'Ada Quarry admin',
    'Dario Marl viewer',
    'kernel-devs collaborator',
  ])
  expect(rowOf(console, 'maze-war', 'kernel-devs').hasReadableMembers).toBe(true)
  expect(accessOf(console, 'maze-war')).toMatchObject({ gap: undefined, links: [] })
})

test('a fleet viewer sees the roles, and is told why they cannot be changed', async () => {
  const console = await open('pocket-lab', { user: 'Bruno Slate' })
  const reason = 'Needs the role collaborator on the fleet'
  expect(reasonsOf([accessOf(console, 'pocket-lab').adding])).toEqual({
    'Add user or group': reason,
  })
  expect(reasonsOf(rowOf(console, 'pocket-lab', 'pim').actions)).toEqual({
    'Change role': reason,
    'Remove role': reason,
  })
})
