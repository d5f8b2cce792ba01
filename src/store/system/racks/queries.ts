import type { Query } from '@/api/operations/table'
import { PAGE_SIZE } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'
import type { SystemParams } from '../paths'
import { allSledsQuery } from '../sleds/queries'
import { allSwitchesQuery } from '../switches/queries'

/** The first page of racks. */
export const rackListQuery = {
  endpoint: 'rackList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

export const rackViewQuery = defineQuery(({ rackId }: { rackId: string }) => ({
  endpoint: 'rackView',
  args: { path: { rackId } },
}))

/** The queries for a rack and its components. */
export const rackPageQueries = (params: SystemParams<'rack'>): readonly Query[] => [
  rackViewQuery(params),
  allSledsQuery,
  allSwitchesQuery,
]
