import { describe, expect, test } from 'vitest'
import { NEWEST, OLDEST } from '@/api/releases/ladder'
import { plainText } from '@/lib/rich-text'
import { userIds } from '@/mirage/seeds/users'
import { selectAccess } from '@/store/access/access'
import { selectEditWarnings } from '@/store/access/choices'
import { roleChangeRequested } from '@/store/access/events'
import { selectGroupMembers } from '@/store/access/identities'
import { groupMembersQuery } from '@/store/access/queries'
import { confirmAccepted } from '@/store/confirm/confirm'
import { formChanged, formConflictsSettled } from '@/store/forms/events'
import { queriesWanted } from '@/store/queries/slice'
import { startConsole, type TestConsole } from '#tests/support/console'
import { choose, reasonsOf, toastsOf } from '../instances/support'
import {
  accessOn,
  asked,
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

/** Writes the silo's policy as another user would. */
const writeElsewhere = (
  console: TestConsole,
  change: (assignments: Record<string, string>[]) => Record<string, string>[],
) =>
  (async () => {
    const call = { url: '/v1/policy', headers: {} }
    const { body } = await console.backend.handle({ ...call, method: 'GET', body: null })
    const { role_assignments: present } = JSON.parse(body) as {
      role_assignments: Record<string, string>[]
    }
    const next = JSON.stringify({ role_assignments: change(present) })
    await console.backend.handle({ ...call, method: 'PUT', body: next })
  })()

const withRole = (id: string, role_name: string) => (present: Record<string, string>[]) => [
  ...present.filter(({ identity_id }) => identity_id !== id),
  { identity_id: id, identity_type: 'silo_user', role_name },
]

describe('when another user changes the policy at the same time', () => {
  test('their change is kept', async () => {
    const console = await startConsole({ path: SILO_ACCESS })
    await openAdding(console)
    await writeElsewhere(console, withRole(userIds.greta, 'viewer'))
    await giveRole(console, 'Clara Flint', 'viewer')
    expect(shownRows(console)).toEqual(
      expect.arrayContaining(['Clara Flint User silo.viewer', 'Greta Schist User silo.viewer']),
    )
  })

  test('a role they gave to the same user is not silently overwritten', async () => {
    const console = await startConsole({ path: SILO_ACCESS })
    await choose(console, rowOf(console, 'Dario Marl').actions, 'Change role')
    await writeElsewhere(console, withRole(userIds.dario, 'admin'))
    await console.send(formChanged({ form: 'accessEdit', values: { role: 'collaborator' } }))
    await submit(console, 'accessEdit')
    expect(contextOf(console, 'accessEdit')).toMatchObject({
      values: { role: 'collaborator' },
      initial: { role: 'admin' },
      conflicts: ['role'],
    })
    expect(writes(console)).toEqual([])
    expect(shownRows(console)).toContain('Dario Marl User silo.admin')

    await console.send(formConflictsSettled({ form: 'accessEdit' }))
    expect(shownRows(console)).toContain('Dario Marl User silo.collaborator')
  })

  test('a role they changed is not silently removed', async () => {
    const console = await startConsole({ path: SILO_ACCESS })
    await choose(console, rowOf(console, 'Dario Marl').actions, 'Remove role')
    await writeElsewhere(console, withRole(userIds.dario, 'admin'))
    await console.send(confirmAccepted())
    expect(console.state().actors.confirm?.value).toBe('closed')
    expect(toastsOf(console)).toEqual([
      {
        variant: 'error',
        title: 'Could not change access',
        text: 'Someone else has given the role admin in the meantime. Nothing was changed.',
      },
    ])
    expect(shownRows(console)).toContain('Dario Marl User silo.admin')
  })
})

describe('a user who cannot change access', () => {
  const ADD = 'Add user or group'

  test('sees the reason, which names their role', async () => {
    const console = await startConsole({ path: SILO_ACCESS, user: 'Dario Marl' })
    const reason =
      'Only an admin of the silo can change who has access to it; your role here is viewer'
    expect(reasonsOf([accessOn(console).adding])).toEqual({ [ADD]: reason })
    expect(reasonsOf(rowOf(console, 'Ada Quarry').actions)).toEqual({
      'Change role': reason,
      'Remove role': reason,
    })
  })

  test('has the role of their group, and the project role that it implies', async () => {
    const silo = await startConsole({ path: SILO_ACCESS, user: 'Clara Flint' })
    expect(reasonsOf([accessOn(silo).adding])[ADD]).toContain('your role here is collaborator')
    silo.stop()
    const project = await startConsole({ path: MOCK_ACCESS, user: 'Clara Flint' })
    expect(reasonsOf([accessOn(project, MOCK).adding])).toEqual({})
    expect(reasonsOf(rowOf(project, 'Edda Tuff', MOCK).actions)).toEqual({})
  })

  test('sees where to change a role that was assigned on the silo', async () => {
    const console = await startConsole({ path: MOCK_ACCESS })
    const reason = "The role comes from the silo: change it on the silo's access page"
    expect(reasonsOf(rowOf(console, 'Ada Quarry', MOCK).actions)).toEqual({
      'Change role': reason,
      'Remove role': reason,
    })
  })

  test.each([OLDEST, NEWEST] as const)(
    'may be a viewer of the fleet, on release %i',
    async release => {
      const console = await startConsole({ path: SILO_ACCESS, user: 'Bruno Slate', release })
      await console.advance(1000)
      expect(plainText(selectAccess(console.state(), {})?.adding.reason ?? '')).toBe(
        'Only an admin of the silo can change who has access to it; you have no role here',
      )
    },
  )
})

describe('before an admin role is weakened or removed', () => {
  test('the dialog warns that it is the caller’s own role and the last one', async () => {
    const console = await startConsole({ path: SILO_ACCESS })
    await choose(console, rowOf(console, 'Ada Quarry').actions, 'Remove role')
    const { text } = asked(console) ?? {}
    expect(text).toContain(
      'This is your own role. Without it, you can no longer change who has access',
    )
    expect(text).toContain('The silo has no other admin.')
  })

  test('the form warns as soon as a weaker role is chosen', async () => {
    const console = await startConsole({ path: SILO_ACCESS })
    const said = () => selectEditWarnings(console.state()).warnings.map(plainText)
    await choose(console, rowOf(console, 'Ada Quarry').actions, 'Change role')
    expect(said()).toEqual([])
    await console.send(formChanged({ form: 'accessEdit', values: { role: 'viewer' } }))
    expect(said()).toHaveLength(2)
    await submit(console, 'accessEdit')
    expect(shownRows(console)).toContain('Ada Quarry User silo.viewer')
  })
})

describe('the access page, if a request fails', () => {
  test('shows ids instead of names, and only the roles on the project', async () => {
    const console = await startConsole({
      path: MOCK_ACCESS,
      wire: async (request, next) =>
        /^\/v1\/(users|groups|policy)\b/.test(request.url)
          ? { status: 403, headers: {}, body: JSON.stringify({ error_code: 'Forbidden' }) }
          : next(request),
    })
    expect(shownRows(console, MOCK)[0]).toBe(`${userIds.edda} User project.collaborator`)
    expect(accessOn(console, MOCK).rows).toHaveLength(2)
    expect(plainText(accessOn(console, MOCK).gap ?? [])).toContain('roles on the silo')
  })

  test('shows the error of a failed change, and keeps the form', async () => {
    let isDown = false
    const console = await startConsole({
      path: SILO_ACCESS,
      wire: async (request, next) =>
        isDown && request.url === '/v1/policy'
          ? { status: 503, headers: {}, body: JSON.stringify({ message: 'out of order' }) }
          : next(request),
    })
    await choose(console, rowOf(console, 'Dario Marl').actions, 'Change role')
    isDown = true
    await console.send(formChanged({ form: 'accessEdit', values: { role: 'admin' } }))
    await submit(console, 'accessEdit')
    expect(contextOf(console, 'accessEdit')).toMatchObject({
      values: { role: 'admin' },
      failure: { message: expect.stringContaining('ut of order') as unknown },
    })
    isDown = false
    await submit(console, 'accessEdit')
    expect(shownRows(console)).toContain('Dario Marl User silo.admin')
  })
})

test('simultaneous changes are written one after the other', async () => {
  const console = await startConsole({ path: SILO_ACCESS })
  for (const name of ['Clara Flint', 'Greta Schist'])
    console.app.send(
      roleChangeRequested({
        change: {
          identityId: name === 'Clara Flint' ? userIds.clara : userIds.greta,
          identityType: 'silo_user',
          role: 'viewer',
          known: null,
        },
        asker: { source: name },
      }),
    )
  await console.settle()
  expect(shownRows(console)).toEqual(
    expect.arrayContaining(['Clara Flint User silo.viewer', 'Greta Schist User silo.viewer']),
  )
})

test('a group shows its members', async () => {
  const console = await startConsole({ path: MOCK_ACCESS })
  const { id } = rowOf(console, 'web-devs', MOCK)
  expect(selectGroupMembers(console.state(), id)).toEqual({ status: 'pending' })
  await console.send(queriesWanted({ owner: 'panel', queries: [groupMembersQuery({ group: id })] }))
  expect(selectGroupMembers(console.state(), id)).toMatchObject({
    status: 'found',
    item: [
      { name: 'Ada Quarry', isCaller: true },
      { name: 'Greta Schist', isCaller: false },
    ],
  })
})
