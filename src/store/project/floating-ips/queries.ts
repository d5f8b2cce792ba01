import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'

/** The project's floating IPs, attached ones among them, for choosing some. */
export const allFloatingIpsQuery = defineQuery((project: string) => ({
  endpoint: 'floatingIpList',
  args: { query: { project, limit: ALL_ITEMS_LIMIT } },
}))
