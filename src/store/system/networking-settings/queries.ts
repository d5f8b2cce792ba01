import type { Query } from '@/api/operations/table'

/** Readable by fleet viewers only. */
export const networkingSettingsQuery = {
  endpoint: 'systemNetworkingSettingsView',
  args: {},
} as const satisfies Query
