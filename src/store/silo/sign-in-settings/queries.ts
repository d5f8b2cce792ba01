import type { Query } from '@/api/operations/table'

/** How users of the silo sign in. */
export const authSettingsQuery = { endpoint: 'authSettingsView', args: {} } as const satisfies Query
