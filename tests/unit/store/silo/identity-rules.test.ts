import { describe, expect, it } from 'vitest'
import { plainText } from '@/lib/rich-text'
import type { RoleKey, RolePolicy } from '@/lib/roles'
import { answerTo, grantsOf, type RoleSources } from '@/store/silo/identities/rules'

const clara = { id: 'clara', groups: [{ id: 'web', name: 'web' }] }

const policy = (...given: [identityId: string, roleName: RoleKey][]): RolePolicy => ({
  roleAssignments: given.map(([identityId, roleName]) => ({
    identityId,
    identityType: identityId === 'clara' ? 'silo_user' : 'silo_group',
    roleName,
  })),
})

const sources = (given: Partial<RoleSources>): RoleSources => ({
  siloPolicy: policy(),
  fleetPolicy: policy(),
  mapped: [],
  projects: [],
  ...given,
})

const lines = (given: Partial<RoleSources>, holder = clara) =>
  grantsOf(holder, sources(given)).map(({ level, project = '', role, from, coveredBy }) =>
    [level, project, role, from, coveredBy && `covered by ${coveredBy}`]
      .filter(Boolean)
      .join(' | '),
  )

describe('the roles of a user', () => {
  it('are those given directly and through groups, of which the strongest covers the others', () => {
    expect(
      lines({ siloPolicy: policy(['clara', 'viewer'], ['web', 'limited_collaborator']) }),
    ).toEqual([
      'silo | limited_collaborator | through group web',
      'silo | viewer | given directly | covered by through group web',
      'project | limited_collaborator | from silo role limited collaborator',
    ])
  })

  it('on projects include those that come from the silo', () => {
    const projects = [
      { name: 'garden', policy: policy(['web', 'viewer'], ['clara', 'admin']) },
      { name: 'closed', policy: undefined },
    ]
    expect(lines({ siloPolicy: policy(['clara', 'collaborator']), projects })).toEqual([
      'silo | collaborator | given directly',
      'project | admin | from silo role collaborator',
      'project | garden | admin | given directly | covered by from silo role collaborator',
      'project | garden | viewer | through group web | covered by from silo role collaborator',
    ])
    expect(lines({ siloPolicy: policy(['clara', 'viewer']), projects })[2]).toBe(
      'project | garden | admin | given directly',
    )
  })

  it('on the fleet include those of role mappings for the same or a weaker role', () => {
    const mapped = [
      { silo: 'admin', fleet: 'admin' },
      { silo: 'viewer', fleet: 'viewer' },
    ] as const
    const given = { siloPolicy: policy(['web', 'collaborator']), mapped }
    expect(lines(given).slice(2)).toEqual(['fleet | viewer | role mapping of the silo'])
    expect(lines({ ...given, fleetPolicy: policy(['web', 'admin']) }).slice(2)).toEqual([
      'fleet | admin | through group web',
      'fleet | viewer | role mapping of the silo | covered by through group web',
    ])
  })

  it('of others do not count', () => {
    expect(lines({ siloPolicy: policy(['web', 'admin']) }, { id: 'clara', groups: [] })).toEqual([])
  })
})

const answer = (
  ...[question, given, project, unreadable = {}]: [
    question: Parameters<typeof answerTo>[0],
    given: Partial<RoleSources>,
    project?: string,
    unreadable?: Parameters<typeof answerTo>[3],
  ]
) => plainText(answerTo(question, grantsOf(clara, sources(given)), project, unreadable))

describe('the answer to whether a user can do something', () => {
  const projects = [{ name: 'garden', policy: policy(['web', 'limited_collaborator']) }]

  it('names the role and where it comes from', () => {
    expect(answer('startInstances', { projects }, 'garden')).toBe(
      'Yes, because of the role limited collaborator, through group web.',
    )
    expect(answer('createProjects', { siloPolicy: policy(['clara', 'admin']) })).toBe(
      'Yes, because of the role admin, given directly.',
    )
  })

  it('names the role that is missing', () => {
    expect(answer('changeNetworking', { projects }, 'garden')).toBe(
      'No: nothing gives the role collaborator or a stronger one.',
    )
    expect(answer('startInstances', { projects }, 'other')).toMatch(/^No/)
  })

  it('is unknown if what could give the role cannot be read', () => {
    expect(answer('seeSystem', {}, undefined, { fleet: 'the policy of the fleet' })).toBe(
      'Cannot be known: the policy of the fleet is not readable.',
    )
    expect(answer('startInstances', {}, 'garden', { silo: 'the policy of the silo' })).toBe(
      'Cannot be known: the policy of the silo is not readable.',
    )
    expect(
      answer('createProjects', {}, undefined, { groups: 'the membership of some groups' }),
    ).toBe('Cannot be known: the membership of some groups is not readable.')
  })
})
