import type { PageById, PageByNameOrId } from '@/api/core/arguments'
import type { Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { NameOrId } from '@/api/schema/common'
import type {
  Silo,
  SiloCreate,
  SiloQuotas,
  SiloQuotasResultsPage,
  SiloQuotasUpdate,
  SiloResultsPage,
} from '@/api/schema/silos'

export const silos = {
  systemQuotasList: query<{ query?: PageById }, SiloQuotasResultsPage>(
    'GET',
    '/v1/system/silo-quotas',
  ),
  siloList: query<{ query?: PageByNameOrId }, SiloResultsPage>('GET', '/v1/system/silos'),
  siloCreate: mutation<{ body: SiloCreate }, Silo>('POST', '/v1/system/silos'),
  siloView: query<{ path: { silo: NameOrId } }, Silo>('GET', '/v1/system/silos/{silo}'),
  siloDelete: mutation<{ path: { silo: NameOrId } }, Nothing>('DELETE', '/v1/system/silos/{silo}'),
  siloQuotasView: query<{ path: { silo: NameOrId } }, SiloQuotas>(
    'GET',
    '/v1/system/silos/{silo}/quotas',
  ),
  siloQuotasUpdate: mutation<{ path: { silo: NameOrId }; body: SiloQuotasUpdate }, SiloQuotas>(
    'PUT',
    '/v1/system/silos/{silo}/quotas',
  ),
}
