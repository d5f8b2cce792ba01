import type { PageByNameOrId } from '@/api/core/arguments'
import type { NoArgs } from '@/api/core/operation'
import { query } from '@/api/core/operation'
import { list, tag } from '@/api/core/tags'
import type { NameOrId } from '@/api/schema/common'
import type {
  SiloUtilization,
  SiloUtilizationResultsPage,
  Utilization,
} from '@/api/schema/utilization'

/** What is in use and what quotas allow. */
export const utilization = {
  siloUtilizationList: query<{ query?: PageByNameOrId }, SiloUtilizationResultsPage>(
    'GET',
    '/v1/system/utilization/silos',
    { isLoggable: true, provides: () => [list('utilization')] },
  ),
  siloUtilizationView: query<{ path: { silo: NameOrId } }, SiloUtilization>(
    'GET',
    '/v1/system/utilization/silos/{silo}',
    { isLoggable: true, provides: (_utilization, { path }) => [tag('utilization', path.silo)] },
  ),
  /** The caller's silo. */
  utilizationView: query<NoArgs, Utilization>('GET', '/v1/utilization', {
    isLoggable: true,
    provides: () => [tag('utilization', 'own')],
  }),
}
