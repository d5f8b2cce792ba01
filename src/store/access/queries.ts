import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'
import { optional, type RouteQuery } from '@/store/routing/route-query'
import { siloPolicyQuery } from '@/store/session/queries'

const projectPolicyQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'projectPolicyView',
  args: { path: { project } },
}))

/** The policy of a project; without one, of the user's silo. */
export const policyQuery = (project: string | undefined) =>
  project === undefined ? siloPolicyQuery : projectPolicyQuery({ project })

/** The users of the silo, for their names and for selection. */
export const allUsersQuery = {
  endpoint: 'userList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

/** The groups of the silo, for their names and for selection. */
export const allGroupsQuery = {
  endpoint: 'groupList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

/** The users in a group. */
export const groupMembersQuery = defineQuery(({ group }: { group: string }) => ({
  endpoint: 'userList',
  args: { query: { group, limit: ALL_ITEMS_LIMIT } },
}))

/**
 * The queries of the access page. Without names it shows ids, and without the silo's policy only
 * the roles on the project.
 */
export const accessQueries = (project: string | undefined): RouteQuery[] => [
  policyQuery(project),
  ...(project === undefined ? [] : [optional(siloPolicyQuery)]),
  optional(allUsersQuery),
  optional(allGroupsQuery),
]

/** The queries of the form that gives a role: the policies, users and groups. */
export const grantQueries = (project: string | undefined): RouteQuery[] => [
  policyQuery(project),
  ...(project === undefined ? [] : [optional(siloPolicyQuery)]),
  allUsersQuery,
  allGroupsQuery,
]
