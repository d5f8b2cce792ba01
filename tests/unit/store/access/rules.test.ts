import { describe, expect, test } from 'vitest'
import { plainText } from '@/lib/rich-text'
import type { Assignment, RoleKey } from '@/lib/roles'
import {
  endOfAdmins,
  planChange,
  reasonCannotAdd,
  reasonCannotGrant,
  warningsOf,
  type AccessFacts,
  type RoleChange,
} from '@/store/access/rules'

const user = (identityId: string, roleName: RoleKey): Assignment => ({
  identityId,
  identityType: 'silo_user',
  roleName,
})
const group = (identityId: string, roleName: RoleKey): Assignment => ({
  identityId,
  identityType: 'silo_group',
  roleName,
})
const policy = (...roleAssignments: Assignment[]) => ({ roleAssignments })

const me = { id: 'me', groupIds: ['devs'], areGroupsKnown: true, mayOperate: false }

const onSilo = (...assignments: Assignment[]): AccessFacts => {
  const siloPolicy = policy(...assignments)
  return { level: 'silo', policy: siloPolicy, siloPolicy, caller: me }
}
const onProject = (own: Assignment[], silo: Assignment[] = []): AccessFacts => ({
  level: 'project',
  policy: policy(...own),
  siloPolicy: policy(...silo),
  caller: me,
})

describe('granting roles', () => {
  const reasonOf = (facts: AccessFacts) => {
    const reason = reasonCannotGrant(facts)
    return reason && plainText(reason)
  }

  test.each<[string, AccessFacts]>([
    ['an admin of the silo', onSilo(user('me', 'admin'))],
    ['an admin of the silo through a group', onSilo(group('devs', 'admin'), user('me', 'viewer'))],
    ['an admin of the project', onProject([user('me', 'admin')])],
    ['an admin of the silo, on a project', onProject([], [user('me', 'admin')])],
    ['a collaborator of the silo, on a project', onProject([], [group('devs', 'collaborator')])],
    [
      'a possible operator, on the silo',
      { ...onSilo(user('me', 'viewer')), caller: { ...me, mayOperate: true } },
    ],
    [
      'a caller with unknown groups',
      { ...onSilo(user('me', 'viewer')), caller: { ...me, areGroupsKnown: false } },
    ],
    ['a caller with an unknown silo role', { ...onProject([]), siloPolicy: undefined }],
  ])('is possible for %s', (_who, facts) => {
    expect(reasonOf(facts)).toBeUndefined()
  })

  test.each<[string, AccessFacts, string]>([
    [
      'a collaborator of the silo, on the silo',
      onSilo(user('me', 'collaborator')),
      'Only an admin of the silo can change who has access to it; your role here is collaborator',
    ],
    [
      'a caller without a role',
      onSilo(user('other', 'admin')),
      'Only an admin of the silo can change who has access to it; you have no role here',
    ],
    [
      'a viewer of the silo, on a project',
      onProject([], [user('me', 'viewer')]),
      'Only an admin of the project can change who has access to it; your role here is viewer',
    ],
    [
      'a collaborator of the project, even if they may be an operator',
      { ...onProject([group('devs', 'collaborator')]), caller: { ...me, mayOperate: true } },
      'Only an admin of the project can change who has access to it; your role here is collaborator',
    ],
  ])('has a reason for %s', (_who, facts, reason) => {
    expect(reasonOf(facts)).toBe(reason)
  })

  test('is impossible if the policy is full', () => {
    const full = Array.from({ length: 63 }, (_, index) => user(`u${index}`, 'viewer'))
    expect(reasonCannotAdd(onSilo(user('me', 'admin'), ...full.slice(1)))).toBeUndefined()
    expect(plainText(reasonCannotAdd(onSilo(user('me', 'admin'), ...full)) ?? [])).toBe(
      'The silo has the maximum of 64 roles given',
    )
  })
})

describe('the warnings before a role is weakened or removed', () => {
  const own = 'Without it, you can no longer change who has access to the'
  const said = (facts: AccessFacts, identityId: string, role: RoleKey | null) =>
    warningsOf(
      facts,
      facts.policy.roleAssignments.find(each => each.identityId === identityId) ??
        user(identityId, 'viewer'),
      role,
    )
      .map(plainText)
      .join(' ')

  test('include that it is the caller’s own and only admin role', () => {
    const facts = onSilo(user('me', 'admin'), user('other', 'admin'))
    for (const role of ['collaborator', 'viewer', null] as const)
      expect(said(facts, 'me', role)).toContain(`This is your own role. ${own} silo`)
    expect(said(facts, 'me', 'admin')).toBe('')
    expect(said(facts, 'other', null)).toBe('')
  })

  test.each<[RoleKey | null, Partial<AccessFacts['caller']>, string]>([
    [
      null,
      { mapping: { admin: ['admin'] }, fleetRole: null },
      'This role gives you the role admin on the whole system. Without it, you can no longer see the system pages.',
    ],
    [
      'collaborator',
      { mapping: { admin: ['admin'], collaborator: ['viewer'] }, fleetRole: null },
      'Without it, your role there is viewer.',
    ],
    // A stronger role includes what the weaker ones give, and loses it only with those.
    ['viewer', { mapping: { viewer: ['viewer'] }, fleetRole: null }, ''],
    [
      null,
      { mapping: { viewer: ['viewer'] }, fleetRole: null },
      'the role viewer on the whole system',
    ],
    [null, { mapping: { admin: ['admin'] }, fleetRole: 'admin' }, ''],
    [
      null,
      { mapping: { admin: ['admin'] } },
      'system pages, unless you have a role there in another way.',
    ],
    [
      null,
      { seesSystem: true },
      'If the silo maps this role to one on the system, you lose that as well.',
    ],
    [null, { seesSystem: false }, ''],
    [null, { mapping: {}, fleetRole: null }, ''],
  ])('of changing the own role to %s with %o say: %s', (role, caller, text) => {
    const facts = onSilo(user('me', 'admin'), user('other', 'admin'))
    const warnings = said({ ...facts, caller: { ...me, ...caller } }, 'me', role)
    if (text === '') expect(warnings).not.toContain('system')
    else expect(warnings).toContain(text)
    const other = said({ ...facts, caller: { ...me, ...caller } }, 'other', role)
    expect(other).not.toContain('system')
  })

  test('include that it is a role of the caller’s group', () => {
    const facts = onSilo(group('devs', 'admin'), user('other', 'admin'))
    expect(said(facts, 'devs', 'viewer')).toContain(`This is a role that you have. ${own} silo`)
    expect(said(onSilo(group('devs', 'admin'), user('me', 'admin')), 'devs', null)).toBe('')
  })

  test('are empty if the silo gives the same right', () => {
    const facts = onProject(
      [user('me', 'admin'), user('other', 'admin')],
      [group('devs', 'collaborator')],
    )
    expect(said(facts, 'me', null)).toBe('')
    expect(said(onProject([user('me', 'admin'), user('other', 'admin')]), 'me', null)).toContain(
      `${own} project`,
    )
  })

  test('include that it is the last admin role', () => {
    expect(said(onSilo(user('other', 'admin'), user('me', 'viewer')), 'other', 'viewer')).toBe(
      'The silo has no other admin. Then only an operator of the system can give roles on it.',
    )
    const onlyAdmin = onProject([user('other', 'admin')], [user('me', 'admin')])
    expect(said(onlyAdmin, 'other', null)).toBe(
      'The project has no other admin. Then only users who can change the silo can give roles on it.',
    )
    expect(said(onProject([user('other', 'viewer')]), 'other', null)).toBe('')
  })
})

test('admins are harmless to remove one by one, but not all together', () => {
  const facts = onSilo(user('me', 'admin'), user('other', 'admin'), user('x', 'viewer'))
  const told = (...ids: string[]) =>
    endOfAdmins(
      facts,
      ids.map(id => ({ id })),
    )
  expect(told('me', 'x')).toBeUndefined()
  expect(plainText(told('me', 'other') ?? [])).toMatch(/^No other user or group is admin of the/)
  expect(endOfAdmins(onSilo(user('x', 'viewer')), [{ id: 'x' }])).toBeUndefined()
})

describe('a change of the current policy', () => {
  const change = (role: RoleKey | null, known: RoleKey | null): RoleChange => ({
    identityId: 'u1',
    identityType: 'silo_user',
    role,
    known,
  })
  const others = [user('u2', 'admin'), group('u3', 'viewer')]

  test('adds, replaces or removes the role, and keeps all others', () => {
    expect(planChange(policy(...others), change('viewer', null))).toEqual({
      kind: 'write',
      policy: policy(...others, user('u1', 'viewer')),
    })
    const present = policy(user('u1', 'viewer'), ...others)
    expect(planChange(present, change('admin', 'viewer'))).toEqual({
      kind: 'write',
      policy: policy(...others, user('u1', 'admin')),
    })
    expect(planChange(present, change(null, 'viewer'))).toEqual({
      kind: 'write',
      policy: policy(...others),
    })
  })

  test('keeps the other role of a user with two', () => {
    const twice = policy(user('u1', 'viewer'), user('u1', 'admin'), ...others)
    expect(planChange(twice, change('viewer', 'admin'))).toEqual({
      kind: 'write',
      policy: policy(...others, user('u1', 'viewer')),
    })
    expect(planChange(twice, change('admin', 'admin'))).toEqual({
      kind: 'write',
      policy: policy(...others, user('u1', 'admin')),
    })
  })

  test('is done if another user has made it already', () => {
    expect(planChange(policy(user('u1', 'admin')), change('admin', null))).toEqual({ kind: 'done' })
    expect(planChange(policy(...others), change(null, 'viewer'))).toEqual({ kind: 'done' })
  })

  test('fails if the role has changed since the caller saw it', () => {
    const theirs = policy(user('u1', 'admin'), ...others)
    expect(planChange(theirs, change('viewer', null))).toEqual({ kind: 'changed', role: 'admin' })
    expect(planChange(theirs, change(null, 'viewer'))).toEqual({ kind: 'changed', role: 'admin' })
    expect(planChange(policy(...others), change('admin', 'viewer'))).toEqual({
      kind: 'changed',
      role: null,
    })
  })

  test('fails if the policy is full', () => {
    const full = Array.from({ length: 64 }, (_, index) => user(`x${index}`, 'viewer'))
    expect(planChange(policy(...full), change('viewer', null))).toEqual({ kind: 'full' })
  })
})
