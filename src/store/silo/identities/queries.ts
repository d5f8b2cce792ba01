import { allGroupsQuery, usersQuery } from '@/store/access/queries'
import { defineQuery, optional } from '@/store/queries/define'
import { siloPolicyQuery } from '@/store/session/queries'
import type { Query } from '@/api/operations/table'

/** The queries of the users of the silo. Without the others it shows no roles or no groups. */
export const userPageQueries = [usersQuery({}), optional(siloPolicyQuery), optional(allGroupsQuery)]

/** The queries of the groups of the silo. */
export const groupPageQueries = [
  allGroupsQuery,
  optional(siloPolicyQuery),
  optional(usersQuery({})),
]

export const groupViewQuery = defineQuery(({ group }: { group: string }) => ({
  endpoint: 'groupView',
  args: { path: { groupId: group } },
}))

export const userViewQuery = defineQuery(({ user }: { user: string }) => ({
  endpoint: 'userView',
  args: { path: { userId: user } },
}))

export const userSessionsQuery = defineQuery(({ user }: { user: string }) => ({
  endpoint: 'userSessionList',
  args: { path: { userId: user }, query: { limit: 1000 } },
}))

export const userTokensQuery = defineQuery(({ user }: { user: string }) => ({
  endpoint: 'userTokenList',
  args: { path: { userId: user }, query: { limit: 1000 } },
}))

/** How users of the silo sign in. */
export const authSettingsQuery = { endpoint: 'authSettingsView', args: {} } as const satisfies Query
