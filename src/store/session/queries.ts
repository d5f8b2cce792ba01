import type { Query } from '@/api/operations/table'
import type { Supports } from '@/store/routing/route'

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
] as const satisfies readonly Query[]

/**
 * The same with the system policy, where the answer about the user does not say whether they are a
 * fleet viewer.
 */
export const sessionQueries = (supports: Supports): readonly Query[] =>
  supports('fleetViewerInMe') ? SESSION_QUERIES : [...SESSION_QUERIES, systemPolicyQuery]
