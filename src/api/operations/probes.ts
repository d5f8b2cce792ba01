import { every, items, list, one } from '@/api/core/tags'
import type { Entries } from './entry'

/** Test endpoints on the network. Always addressed with their project. */
export const probes = {
  probeList: { provides: page => items('probe', page.items) },
  probeCreate: { invalidates: () => [list('probe'), every('ipPoolUtilization')] },
  probeView: { provides: (probe, { path }) => one('probe', path.probe, probe) },
  probeDelete: { invalidates: () => [list('probe'), every('ipPoolUtilization')] },
} satisfies Entries
