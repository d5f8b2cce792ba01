import { list, tag } from '@/api/core/tags'
import type { Entries } from './entry'

/** What screens outside the system tell fleet viewers about the rack. */
export const fleetFacts = {
  systemIpPoolUtilizationView: {
    provides: (_utilization, { path }) => [tag('ipPoolUtilization', path.pool)],
  },
  systemUpdateStatus: { provides: () => [list('updateStatus')] },
  systemNetworkingSettingsView: { provides: () => [list('networkingSettings')] },
} satisfies Entries
