import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT } from '@/lib/limits'

/**
 * The first 1,000 disks that wait to be adopted. The screen reads the others as well: only all of
 * them tell which requests have no disk.
 */
export const unadoptedDisksQuery = {
  endpoint: 'physicalDiskListUnadopted',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

export const adoptionRequestsQuery = {
  endpoint: 'physicalDiskListAdoptionRequests',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query
