import type { Query } from '@/api/operations/table'

export const currentUserQuery = {
  endpoint: 'currentUserView',
  args: {},
} as const satisfies Query

export const userGroupsQuery = { endpoint: 'currentUserGroups', args: {} } as const satisfies Query

/** Readable by fleet viewers only. */
export const systemPolicyQuery = {
  endpoint: 'systemPolicyView',
  args: {},
} as const satisfies Query

/** The roles on the user's silo. */
export const siloPolicyQuery = { endpoint: 'policyView', args: {} } as const satisfies Query

/** The user and what they may see: read before every screen behind the login. */
export const SESSION_QUERIES = [
  currentUserQuery,
  userGroupsQuery,
  systemPolicyQuery,
] as const satisfies readonly Query[]
