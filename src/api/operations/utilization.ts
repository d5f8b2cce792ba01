import type { PageByNameOrId } from '@/api/core/arguments'
import type { NoArgs } from '@/api/core/operation'
import { query } from '@/api/core/operation'
import type { NameOrId } from '@/api/schema/common'
import type {
  SiloUtilization,
  SiloUtilizationResultsPage,
  Utilization,
} from '@/api/schema/utilization'

export const utilization = {
  siloUtilizationList: query<{ query?: PageByNameOrId }, SiloUtilizationResultsPage>(
    'GET',
    '/v1/system/utilization/silos',
  ),
  siloUtilizationView: query<{ path: { silo: NameOrId } }, SiloUtilization>(
    'GET',
    '/v1/system/utilization/silos/{silo}',
  ),
  utilizationView: query<NoArgs, Utilization>('GET', '/v1/utilization'),
}
