import type { InProject, PageByNameOrId } from '@/api/core/arguments'
import type { Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { NameOrId } from '@/api/schema/common'
import type { Probe, ProbeCreate, ProbeInfo, ProbeInfoResultsPage } from '@/api/schema/probes'

export const probes = {
  probeList: query<{ query: InProject & PageByNameOrId }, ProbeInfoResultsPage>(
    'GET',
    '/experimental/v1/probes',
  ),
  probeCreate: mutation<{ query: InProject; body: ProbeCreate }, Probe>(
    'POST',
    '/experimental/v1/probes',
  ),
  probeView: query<{ path: { probe: NameOrId }; query: InProject }, ProbeInfo>(
    'GET',
    '/experimental/v1/probes/{probe}',
  ),
  probeDelete: mutation<{ path: { probe: NameOrId }; query: InProject }, Nothing>(
    'DELETE',
    '/experimental/v1/probes/{probe}',
  ),
}
