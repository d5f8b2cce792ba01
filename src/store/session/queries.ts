import type { Query } from '@/api/operations/table'

export const currentUserQuery = {
  endpoint: 'currentUserView',
  args: {},
} as const satisfies Query

export const userGroupsQuery = { endpoint: 'currentUserGroups', args: {} } as const satisfies Query

/** Answered to fleet viewers only. */
export const systemPolicyQuery = {
  endpoint: 'systemPolicyView',
  args: {},
} as const satisfies Query

/** Who has which role on the silo of who is signed in. */
export const siloPolicyQuery = { endpoint: 'policyView', args: {} } as const satisfies Query

/** Who is signed in, and what they may see: asked before every screen behind the login. */
export const SESSION_QUERIES = [
  currentUserQuery,
  userGroupsQuery,
  systemPolicyQuery,
] as const satisfies readonly Query[]
