import type { InProject, PageByNameOrId } from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { every, items, list, one } from '@/api/core/tags'
import type {
  NameOrId,
  Probe,
  ProbeCreate,
  ProbeInfo,
  ProbeInfoResultsPage,
} from '@/api/generated/types'

/** Test endpoints on the network. Always addressed with their project. */
export const probes = {
  probeList: query<{ query: InProject & PageByNameOrId }, ProbeInfoResultsPage>(
    'GET',
    '/experimental/v1/probes',
    { isLoggable: true, provides: page => items('probe', page.items) },
  ),
  probeCreate: mutation<{ query: InProject; body: ProbeCreate }, Probe>(
    'POST',
    '/experimental/v1/probes',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [list('probe'), every('ipPoolUtilization')],
    },
  ),
  probeView: query<{ path: { probe: NameOrId }; query: InProject }, ProbeInfo>(
    'GET',
    '/experimental/v1/probes/{probe}',
    { isLoggable: true, provides: (probe, { path }) => one('probe', path.probe, probe) },
  ),
  probeDelete: mutation<{ path: { probe: NameOrId }; query: InProject }, EmptyBody>(
    'DELETE',
    '/experimental/v1/probes/{probe}',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [list('probe'), every('ipPoolUtilization')],
    },
  ),
}
