import { authorizeFleet } from '../server/access'
import { fail } from '../server/errors'
import { paginate, type PageQuery } from '../server/page'
import type { GoneCall, Step } from './change'

const LEVELS = ['fleet', 'project', 'silo'] as const
const ROLES = ['admin', 'collaborator', 'viewer'] as const

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** All roles, sorted by name. */
const builtinRoles = [
  ...LEVELS.flatMap(level =>
    ROLES.map(role => ({
      name: `${level}.${role}`,
      description: `${capitalized(level)} ${capitalized(role)}`,
    })),
  ),
  { name: 'fleet.external-authenticator', description: 'Fleet External Authenticator' },
].sort((a, b) => (a.name < b.name ? -1 : 1))

const roleList = (call: GoneCall<undefined, PageQuery, undefined>) => {
  authorizeFleet(call, 'viewer')
  return paginate(call, builtinRoles, { key: role => role.name }, role => role)
}

const roleView = (call: GoneCall<{ roleName: string }, object, undefined>) => {
  authorizeFleet(call, 'viewer')
  const { roleName } = call.path
  return (
    builtinRoles.find(({ name }) => name === roleName) ?? fail.notFound('role-builtin', roleName)
  )
}

export const accessSteps: readonly Step[] = [
  {
    release: 16,
    changes: {
      'GET /v1/system/roles': { serve: roleList },
      'GET /v1/system/roles/{role_name}': { serve: roleView },
    },
  },
]
