import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'

/** The first page of switches. */
export const switchListQuery = {
  endpoint: 'switchList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

export const allSwitchesQuery = {
  endpoint: 'switchList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

export const switchViewQuery = defineQuery(({ switchId }: { switchId: string }) => ({
  endpoint: 'switchView',
  args: { path: { switchId } },
}))
