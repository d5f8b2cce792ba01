import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { userIds } from '@/mirage/seeds/users'
import { startConsole, type TestConsole } from '#tests/support/console'
import { showConsole } from '#tests/support/shown-console'
import { choose, chooseAndConfirm } from '../instances/support'
import {
  accessOn,
  changeRole,
  giveRole,
  MOCK,
  MOCK_ACCESS,
  openAdding,
  rowOf,
  shownRows,
  SILO_ACCESS,
  writes,
} from './support'

const ROLES = ['Admin', 'Collaborator', 'Limited collaborator', 'Viewer']

const roleNames = () =>
  within(screen.getByRole('radiogroup', { name: 'Role' }))
    .getAllByRole('radio')
    .map(radio => radio.closest('label')?.firstElementChild?.nextElementSibling)
    .map(text => text?.firstChild?.textContent)

test.each<[Release, string, readonly string[]]>([
  [16, SILO_ACCESS, ROLES.filter(role => role !== 'Limited collaborator')],
  [17, SILO_ACCESS, ROLES],
  [23, MOCK_ACCESS, ROLES],
])('at release %d, %s offers its roles from the strongest on', async (release, path, roles) => {
  const console = await showConsole({ path, release })
  await console.settle()
  const { adding } = accessOn(console, path === MOCK_ACCESS ? MOCK : undefined)
  await choose(console, [adding], 'Add user or group')
  await console.settle()
  expect(roleNames()).toEqual(roles)
})

test('limited collaborators of the silo or a project are listed as such', async () => {
  const console = await startConsole({ path: MOCK_ACCESS, release: 18 })
  await openAdding(console, MOCK)
  await giveRole(console, 'Clara Flint', 'limited_collaborator')
  expect(writes(console)[0]?.body.role_assignments).toContainEqual({
    identity_id: userIds.clara,
    identity_type: 'silo_user',
    role_name: 'limited_collaborator',
  })
  expect(shownRows(console, MOCK)).toContain('Clara Flint User project.limited_collaborator')
})

describe('a role that only a newer console knows', () => {
  const AUDITOR = {
    identity_id: userIds.fynn,
    identity_type: 'silo_user',
    role_name: 'auditor',
    until: '2030-01-01T00:00:00Z',
  }

  /** A newer server, whose policy of the silo has such a role and more. */
  const newer = (more: object = {}) => {
    let policy: string | undefined
    const wire: NonNullable<Parameters<typeof startConsole>[0]['wire']> = async (request, next) => {
      if (request.url !== '/v1/policy') return next(request)
      if (request.method === 'PUT') policy = request.body ?? ''
      else if (policy === undefined) {
        const known = JSON.parse((await next(request)).body) as { role_assignments: object[] }
        const assignments = [...known.role_assignments, AUDITOR]
        policy = JSON.stringify({ role_assignments: assignments, ...more })
      }
      return { status: 200, headers: { 'content-type': 'application/json' }, body: policy ?? '' }
    }
    return wire
  }

  const others = (console: TestConsole) =>
    writes(console).map(({ body }) => ({
      ...body,
      role_assignments: body.role_assignments.filter(
        ({ identity_id }) => identity_id === AUDITOR.identity_id,
      ),
    }))

  test('is kept when others are given, changed and deleted', async () => {
    const console = await startConsole({
      path: SILO_ACCESS,
      release: 23,
      wire: newer({ marks: [1] }),
    })
    expect(shownRows(console)).toContain('Fynn Gabbro User silo.auditor')
    await openAdding(console)
    await giveRole(console, 'Greta Schist', 'viewer')
    await changeRole(console, 'Greta Schist', 'collaborator')
    await chooseAndConfirm(console, rowOf(console, 'Greta Schist').actions, 'Remove role')
    const kept = { role_assignments: [AUDITOR], marks: [1] }
    expect(others(console)).toEqual([kept, kept, kept])
  })

  test('can be replaced', async () => {
    const console = await showConsole({ path: SILO_ACCESS, release: 23, wire: newer() })
    const { settle, user, requests } = console
    await settle()
    await choose(console, rowOf(console, 'Fynn Gabbro').actions, 'Change role')
    await settle()
    expect(roleNames()).toEqual([...ROLES, 'auditor (not known to this console)'])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^auditor/ }).checked).toBe(true)
    await user.click(screen.getByRole('radio', { name: /^Viewer/ }))
    await user.click(screen.getByRole('button', { name: 'Update role' }))
    await settle()
    const [written] = requests.filter(({ method }) => method === 'PUT')
    expect(written?.body).not.toContain('auditor')
    expect(written?.body).toContain(userIds.fynn)
  })
})

test('whether the user sees the system is read again after a change of their own role', async () => {
  const asked = ({ requests }: TestConsole) => requests.filter(({ url }) => url === '/v1/me').length
  const console = await startConsole({ path: SILO_ACCESS, release: 17 })
  await openAdding(console)
  await giveRole(console, 'Greta Schist', 'viewer')
  // Each change asks who is signed in.
  expect(asked(console)).toBe(2)
  await changeRole(console, 'Ada Quarry', 'viewer')
  expect(asked(console)).toBe(4)
})
