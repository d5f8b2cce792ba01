import { describe, expect, it } from 'vitest'
import {
  type Assignment,
  compareIdentities,
  directRole,
  effectiveRole,
  inheritedRole,
  type RoleKey,
  roleRank,
  strongestRole,
  withAssignment,
  withoutAssignment,
} from '@/lib/roles'

const user = (identityId: string, roleName: RoleKey): Assignment => ({
  identityId,
  identityType: 'silo_user',
  roleName,
})

const policy = (...roleAssignments: Assignment[]) => ({ roleAssignments })

describe('rank', () => {
  it('puts admin first', () => {
    expect(roleRank('admin')).toBeLessThan(roleRank('collaborator'))
    expect(roleRank('collaborator')).toBeLessThan(roleRank('viewer'))
  })

  it.each<[RoleKey[], RoleKey | undefined]>([
    [[], undefined],
    [['viewer'], 'viewer'],
    [['viewer', 'admin'], 'admin'],
    [['viewer', 'collaborator', 'viewer'], 'collaborator'],
  ])('finds the strongest of %j', (roles, expected) => expect(strongestRole(roles)).toBe(expected))
})

describe('the role of a user', () => {
  const silo = policy(user('u1', 'viewer'), user('g1', 'collaborator'))
  const project = policy(user('u2', 'viewer'), user('g2', 'admin'))

  it('is read from one policy without groups', () => {
    expect(directRole(silo, 'u1')).toBe('viewer')
    expect(directRole(silo, 'u2')).toBeUndefined()
  })

  it('is the strongest of all policies and groups', () => {
    expect(effectiveRole({ id: 'u1', groupIds: [] }, [silo, project])).toBe('viewer')
    expect(effectiveRole({ id: 'u1', groupIds: ['g1'] }, [silo, project])).toBe('collaborator')
    expect(effectiveRole({ id: 'u1', groupIds: ['g1', 'g2'] }, [silo, project])).toBe('admin')
    expect(effectiveRole({ id: 'u3', groupIds: ['g3'] }, [silo, project])).toBeUndefined()
  })
})

describe('changing a policy', () => {
  const before = policy(user('u1', 'viewer'), user('u2', 'admin'), user('u1', 'collaborator'))

  it("replaces the identity's earlier roles", () => {
    expect(withAssignment(before, user('u1', 'admin'))).toEqual(
      policy(user('u2', 'admin'), user('u1', 'admin')),
    )
  })

  it('adds a role for a new identity', () => {
    expect(withAssignment(policy(), user('u9', 'viewer'))).toEqual(policy(user('u9', 'viewer')))
  })

  it('removes all roles of the identity', () => {
    expect(withoutAssignment(before, 'u1')).toEqual(policy(user('u2', 'admin')))
  })

  it('does not mutate the given policy', () => {
    withAssignment(before, user('u1', 'admin'))
    expect(before.roleAssignments).toHaveLength(3)
  })
})

describe('the order of identities', () => {
  it('is users before groups, then by name', () => {
    const names = [
      { identityType: 'silo_group' as const, name: 'admins' },
      { identityType: 'silo_user' as const, name: 'Simone' },
      { identityType: 'silo_user' as const, name: 'anna' },
      { identityType: 'silo_group' as const, name: 'Builders' },
      { identityType: 'silo_user' as const, name: 'Émile' },
    ]
    expect(names.toSorted(compareIdentities).map(identity => identity.name)).toEqual([
      'anna',
      'Émile',
      'Simone',
      'admins',
      'Builders',
    ])
  })
})

describe('the role on projects implied by a role on the silo', () => {
  it.each<[RoleKey | undefined, RoleKey | undefined]>([
    ['admin', 'admin'],
    ['collaborator', 'admin'],
    ['viewer', 'viewer'],
    [undefined, undefined],
  ])('%s becomes %s', (role, inherited) => expect(inheritedRole(role)).toBe(inherited))
})
