import { list, tag } from '@/api/core/tags'
import type { Entries } from './entry'

/** What the screens of projects tell fleet viewers about the rack. */
export const fleetFacts = {
  systemIpPoolUtilizationView: {
    provides: (_utilization, { path }) => [tag('ipPoolUtilization', path.pool)],
  },
  systemNetworkingSettingsView: { provides: () => [list('networkingSettings')] },
} satisfies Entries
