import type { Query } from '@/api/operations/table'
import { defineQuery, listOf } from '@/store/queries/define'

/** The silo's certificates, which the API cannot sort by their ends. */
export const { all: certificateListQuery } = listOf('certificateList')

/** The same for those who may not be allowed to: the answer is then undefined. */
export const ownCertificatesQuery = {
  ...certificateListQuery,
  expect: [403],
} as const satisfies Query

export const certificateViewQuery = defineQuery(({ certificate }: { certificate: string }) => ({
  endpoint: 'certificateView',
  args: { path: { certificate } },
}))
