import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'
import { optional, type RouteQuery } from '@/store/routing/route-query'
import { siloPolicyQuery } from '@/store/session/queries'

const projectPolicyQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'projectPolicyView',
  args: { path: { project } },
}))

/** Who has which role on that project; without one, on the silo of who is signed in. */
export const policyQuery = (project: string | undefined) =>
  project === undefined ? siloPolicyQuery : projectPolicyQuery({ project })

/** The users of the silo, for their names and for choosing one. */
export const allUsersQuery = {
  endpoint: 'userList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

/** The groups of the silo, for their names and for choosing one. */
export const allGroupsQuery = {
  endpoint: 'groupList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

/** The users who belong to a group. */
export const groupMembersQuery = defineQuery(({ group }: { group: string }) => ({
  endpoint: 'userList',
  args: { query: { group, limit: ALL_ITEMS_LIMIT } },
}))

/**
 * What the page shows of the access to a project, or to the silo. Without names it shows ids, and
 * without the silo's policy only what was given on the project.
 */
export const accessQueries = (project: string | undefined): RouteQuery[] => [
  policyQuery(project),
  ...(project === undefined ? [] : [optional(siloPolicyQuery)]),
  optional(allUsersQuery),
  optional(allGroupsQuery),
]

/** What a role is given by: the policies, and who there is. */
export const grantQueries = (project: string | undefined): RouteQuery[] => [
  policyQuery(project),
  ...(project === undefined ? [] : [optional(siloPolicyQuery)]),
  allUsersQuery,
  allGroupsQuery,
]
