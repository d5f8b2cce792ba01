import { items, list, one, tag } from '@/api/core/tags'
import type { Entries } from './entry'

/** What no screen asks for. */
export const withoutScreen = {
  systemPolicyUpdate: { invalidates: () => [tag('policy', 'fleet')] },
  roleList: { provides: () => [list('role')] },
  roleView: { provides: (_role, { path }) => [tag('role', path.roleName)] },
  siloPolicyView: { provides: () => [tag('policy', 'silo')] },
  siloPolicyUpdate: { invalidates: () => [tag('policy', 'silo')] },
  groupView: { provides: (group, { path }) => one('group', path.groupId, group) },
  siloUserView: { provides: (user, { path }) => one('user', path.userId, user) },
  userBuiltinList: { provides: page => items('userBuiltin', page.items) },
  userBuiltinView: { provides: (user, { path }) => one('userBuiltin', path.user, user) },
  /** Starts the device flow. */
  deviceAuthRequest: {},
  /** Polled by the device until confirmed. */
  deviceAccessToken: {},
  /** Where the identity provider posts its answer; redirects. */
  loginSaml: { invalidates: () => [list('currentUser')] },
  /** Cumulative counters. */
  diskMetricsList: {},
  instanceNetworkInterfaceView: {
    provides: (networkInterface, { path }) =>
      one('networkInterface', path.interface, networkInterface),
  },
  projectIpPoolView: { provides: (pool, { path }) => one('ipPool', path.pool, pool) },
} satisfies Entries
