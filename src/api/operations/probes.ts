import { every, itemsOf, list, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/** Test endpoints on the network. Requests always name their project. */
export const probes = {
  probeList: { provides: itemsOf('probe') },
  probeCreate: { invalidates: () => [list('probe'), every('ipPoolUtilization')] },
  probeView: { provides: oneBy('probe', 'probe') },
  probeDelete: { invalidates: () => [list('probe'), every('ipPoolUtilization')] },
} satisfies Entries
