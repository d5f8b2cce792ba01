import { z } from 'zod'
import { NameOrId, NameOrIdSortMode } from '../common'
import { Probe, ProbeCreate, ProbeInfo, ProbeInfoResultsPage } from '../probes'
import { sorted } from './facts'

export const probesCalls = {
  probeList: {
    status: 200,
    query: sorted(NameOrIdSortMode, { project: NameOrId }, {}),
    result: ProbeInfoResultsPage,
  },
  probeCreate: {
    status: 201,
    query: z.object({ project: NameOrId }),
    body: ProbeCreate,
    result: Probe,
  },
  probeView: {
    status: 200,
    path: z.object({ probe: NameOrId }),
    query: z.object({ project: NameOrId }),
    result: ProbeInfo,
  },
  probeDelete: {
    status: 204,
    path: z.object({ probe: NameOrId }),
    query: z.object({ project: NameOrId }),
  },
}
