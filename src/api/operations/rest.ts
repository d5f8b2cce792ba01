import { every, list } from '@/api/core/tags'
import type { Entries } from './entry'

/** Operations that no screen calls. */
export const restEntries = {
  // Test endpoints on the network. Requests always name their project.
  probeCreate: { invalidates: () => [list('probe'), every('ipPoolUtilization')] },
  probeDelete: { invalidates: () => [list('probe'), every('ipPoolUtilization')] },

  // Other operations that no screen calls.
  /** Receives the identity provider's response and redirects. */
  loginSaml: { invalidates: () => [list('currentUser')] },
} satisfies Entries
