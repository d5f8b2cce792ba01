import { tag } from '@/api/core/tags'
import type { Entries } from './entry'

/** Role assignments. An update replaces the whole policy. */
export const policies = {
  /** The caller's silo. */
  policyView: { provides: () => [tag('policy', 'silo')] },
  policyUpdate: {
    // A silo role may grant a fleet role.
    invalidates: () => [tag('policy', 'silo'), tag('policy', 'fleet')],
  },
  projectPolicyView: { provides: () => [tag('policy', 'project')] },
  projectPolicyUpdate: { invalidates: () => [tag('policy', 'project')] },
  /** Any silo, for operators. */
  siloPolicyView: { provides: () => [tag('policy', 'silo')] },
  siloPolicyUpdate: {
    // It may be the operator's own silo, where a role may grant a fleet role.
    invalidates: () => [tag('policy', 'silo'), tag('policy', 'fleet')],
  },
  /** For fleet viewers only. A 403 means that the caller is not one, and is not a failure. */
  systemPolicyView: { expect: [403], provides: () => [tag('policy', 'fleet')] },
  systemPolicyUpdate: { invalidates: () => [tag('policy', 'fleet')] },
} satisfies Entries
