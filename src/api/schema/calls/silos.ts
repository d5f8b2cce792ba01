import { z } from 'zod'
import { IdSortMode, NameOrId, NameOrIdSortMode } from '../common'
import {
  Silo,
  SiloCreate,
  SiloQuotas,
  SiloQuotasResultsPage,
  SiloQuotasUpdate,
  SiloResultsPage,
} from '../silos'
import { sorted } from './facts'

export const silosCalls = {
  systemQuotasList: {
    status: 200,
    query: sorted(IdSortMode, {}, {}),
    result: SiloQuotasResultsPage,
  },
  siloList: {
    status: 200,
    query: sorted(NameOrIdSortMode, {}, {}),
    result: SiloResultsPage,
  },
  siloCreate: {
    status: 201,
    body: SiloCreate,
    result: Silo,
  },
  siloView: {
    status: 200,
    path: z.object({ silo: NameOrId }),
    result: Silo,
  },
  siloDelete: {
    status: 204,
    path: z.object({ silo: NameOrId }),
  },
  siloQuotasView: {
    status: 200,
    path: z.object({ silo: NameOrId }),
    result: SiloQuotas,
  },
  siloQuotasUpdate: {
    status: 200,
    path: z.object({ silo: NameOrId }),
    body: SiloQuotasUpdate,
    result: SiloQuotas,
  },
}
