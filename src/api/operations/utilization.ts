import type { NoArgs } from '@/api/core/operation'
import { query } from '@/api/core/operation'
import { tag } from '@/api/core/tags'
import type { Utilization } from '@/api/generated/types'

/** What is in use and what quotas allow. */
export const utilization = {
  /** The caller's silo. */
  utilizationView: query<NoArgs, Utilization>('GET', '/v1/utilization', {
    isLoggable: true,
    provides: () => [tag('utilization', 'own')],
  }),
}
