import type { PageByNameOrId } from '@/api/core/arguments'
import { query } from '@/api/core/operation'
import { items } from '@/api/core/tags'
import type { SiloIpPoolResultsPage } from '@/api/generated/types'

/** Address pools, as members see them. */
export const ipPools = {
  /** Pools linked to the caller's silo. */
  projectIpPoolList: query<{ query?: PageByNameOrId }, SiloIpPoolResultsPage>(
    'GET',
    '/v1/ip-pools',
    { isLoggable: true, provides: page => items('ipPool', page.items) },
  ),
}
