import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { defineQuery, listOf, optional, type RouteQuery } from '@/store/queries/define'
import { siloPolicyQuery, systemPolicyQuery } from '@/store/session/queries'

const projectPolicyQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'projectPolicyView',
  args: { path: { project } },
}))

const policyOfSiloQuery = defineQuery(({ silo }: { silo: string }) => ({
  endpoint: 'siloPolicyView',
  args: { path: { silo } },
}))

/** Where roles are given: on the fleet, a project, any silo as its operator, or else the own silo. */
export interface AccessPlace {
  project?: string | undefined
  silo?: string | undefined
  on?: 'fleet' | undefined
}

/** The policy of a place. */
export const policyQuery = ({ on, project, silo }: AccessPlace) => {
  if (on === 'fleet') return systemPolicyQuery
  if (project !== undefined) return projectPolicyQuery({ project })
  return silo === undefined ? siloPolicyQuery : policyOfSiloQuery({ silo })
}

/** The users of the silo, for their names and for selection. */
const allUsersQuery = {
  endpoint: 'userList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

const usersOfSiloQuery = defineQuery(({ silo }: { silo: string }) => ({
  endpoint: 'siloUserList',
  args: { query: { silo, limit: ALL_ITEMS_LIMIT } },
}))

/** The users who can have a role on a place. */
export const usersQuery = ({ silo }: AccessPlace) =>
  silo === undefined ? allUsersQuery : usersOfSiloQuery({ silo })

/** The groups of the silo, for their names and for selection. */
export const { all: allGroupsQuery } = listOf('groupList')

/** The users in a group. */
export const { all: groupMembersQuery } = listOf('userList', ({ group }: { group: string }) => ({
  query: { group },
}))

/**
 * The queries of the access page. Without names it shows ids, and without the silo's policy only
 * the roles on the project.
 */
export const accessQueries = (place: AccessPlace): RouteQuery[] => [
  policyQuery(place),
  ...(place.project === undefined ? [] : [optional(siloPolicyQuery)]),
  optional(usersQuery(place)),
  optional(allGroupsQuery),
]

/** The queries of the form that gives a role: the policies, users and groups. */
export const grantQueries = (place: AccessPlace): RouteQuery[] => [
  policyQuery(place),
  ...(place.project === undefined ? [] : [optional(siloPolicyQuery)]),
  usersQuery(place),
  allGroupsQuery,
]
