import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'

/** The silo's certificates, which the API cannot sort by their ends. */
export const certificateListQuery = {
  endpoint: 'certificateList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

/** The same for those who may not be allowed to: the answer is then undefined. */
export const ownCertificatesQuery = {
  ...certificateListQuery,
  expect: [403],
} as const satisfies Query

export const certificateViewQuery = defineQuery(({ certificate }: { certificate: string }) => ({
  endpoint: 'certificateView',
  args: { path: { certificate } },
}))
