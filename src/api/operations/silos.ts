import type { InSilo, PageById, PageByNameOrId } from '@/api/core/arguments'
import { mutation, query } from '@/api/core/operation'
import { changed, every, items, list, one, tag } from '@/api/core/tags'
import type {
  NameOrId,
  Silo,
  SiloCreate,
  SiloQuotas,
  SiloQuotasResultsPage,
  SiloQuotasUpdate,
  SiloResultsPage,
  SiloUtilization,
  SiloUtilizationResultsPage,
  UserResultsPage,
} from '@/api/generated/types'
import type { EmptyBody } from '@/api/core/operation'

/** Silos and their quotas. */
export const silos = {
  systemQuotasList: query<{ query?: PageById }, SiloQuotasResultsPage>(
    'GET',
    '/v1/system/silo-quotas',
    {
      isLoggable: true,
      provides: page => [
        list('siloQuotas'),
        ...page.items.map(quotas => tag('siloQuotas', quotas.siloId)),
      ],
    },
  ),
  /** Discoverable silos only. */
  siloList: query<{ query?: PageByNameOrId }, SiloResultsPage>('GET', '/v1/system/silos', {
    isLoggable: true,
    provides: page => items('silo', page.items),
  }),
  siloCreate: mutation<{ body: SiloCreate }, Silo>('POST', '/v1/system/silos', {
    isLoggable: true,
    isBodyLoggable: false,
    invalidates: () => [list('silo'), list('siloQuotas'), list('utilization')],
  }),
  siloView: query<{ path: { silo: NameOrId } }, Silo>('GET', '/v1/system/silos/{silo}', {
    isLoggable: true,
    provides: (silo, { path }) => one('silo', path.silo, silo),
  }),
  /** Refused while it has projects. */
  siloDelete: mutation<{ path: { silo: NameOrId } }, EmptyBody>(
    'DELETE',
    '/v1/system/silos/{silo}',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [
        list('silo'),
        list('siloQuotas'),
        list('utilization'),
        list('ipPoolSilo'),
      ],
    },
  ),
  siloQuotasView: query<{ path: { silo: NameOrId } }, SiloQuotas>(
    'GET',
    '/v1/system/silos/{silo}/quotas',
    {
      isLoggable: true,
      provides: (quotas, { path }) => one('siloQuotas', path.silo, { id: quotas.siloId }),
    },
  ),
  /** Only what is given changes. */
  siloQuotasUpdate: mutation<{ path: { silo: NameOrId }; body: SiloQuotasUpdate }, SiloQuotas>(
    'PUT',
    '/v1/system/silos/{silo}/quotas',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: (quotas, { path }) => [
        ...changed('siloQuotas', path.silo, { id: quotas.siloId }),
        every('utilization'),
      ],
    },
  ),
  /** Users of any silo, for operators. */
  siloUserList: query<{ query: InSilo & PageById }, UserResultsPage>('GET', '/v1/system/users', {
    isLoggable: true,
    provides: page => items('user', page.items),
  }),
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
}
