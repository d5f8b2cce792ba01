import { z } from 'zod'
import { NameOrId, NameOrIdSortMode } from '../common'
import { SiloUtilization, SiloUtilizationResultsPage, Utilization } from '../utilization'
import { sorted } from './facts'

export const utilizationCalls = {
  siloUtilizationList: {
    status: 200,
    query: sorted(NameOrIdSortMode, {}, {}),
    result: SiloUtilizationResultsPage,
  },
  siloUtilizationView: {
    status: 200,
    path: z.object({ silo: NameOrId }),
    result: SiloUtilization,
  },
  utilizationView: {
    status: 200,
    result: Utilization,
  },
}
