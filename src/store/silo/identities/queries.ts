import { defineQuery } from '@/store/queries/define'
import { accessQueries } from '@/store/access/queries'

/** The queries of the pages of users and groups: without the policy they show no roles. */
export const identityQueries = accessQueries({}).map(query => ({
  ...query,
  ...(query.endpoint === 'policyView' && { isOptional: true as const }),
}))

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
