import type { Query } from '@/api/operations/table'
import { PAGE_SIZE } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'

/** The first page of the silo's certificates. */
export const certificateListQuery = {
  endpoint: 'certificateList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

export const certificateViewQuery = defineQuery(({ certificate }: { certificate: string }) => ({
  endpoint: 'certificateView',
  args: { path: { certificate } },
}))
