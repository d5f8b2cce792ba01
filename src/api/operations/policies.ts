import { tag } from '@/api/core/tags'
import type { Entries } from './entry'

/** Who holds which role where. An update replaces the whole policy. */
export const policies = {
  /** The caller's silo. */
  policyView: { provides: () => [tag('policy', 'silo')] },
  policyUpdate: {
    // A role on the silo may bring one on the fleet.
    invalidates: () => [tag('policy', 'silo'), tag('policy', 'fleet')],
  },
  projectPolicyView: { provides: () => [tag('policy', 'project')] },
  projectPolicyUpdate: { invalidates: () => [tag('policy', 'project')] },
  /** Who may read this is a fleet viewer. A 403 says that the caller is none; it is no failure. */
  systemPolicyView: { expect: [403], provides: () => [tag('policy', 'fleet')] },
} satisfies Entries
