import type { Query } from '@/api/operations/table'

/** The sessions of both switches. Fails if one of them cannot be reached. */
export const bfdStatusQuery = { endpoint: 'networkingBfdStatus', args: {} } as const satisfies Query
