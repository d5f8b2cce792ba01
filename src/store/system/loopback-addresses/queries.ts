import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'

/** The first page of loopback addresses. */
export const loopbackAddressListQuery = {
  endpoint: 'networkingLoopbackAddressList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

export const allLoopbackAddressesQuery = {
  endpoint: 'networkingLoopbackAddressList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query
