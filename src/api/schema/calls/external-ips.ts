import { z } from 'zod'
import { NameOrId } from '../common'
import { EphemeralIpCreate, ExternalIp, ExternalIpResultsPage } from '../external-ips'

export const externalIpsCalls = {
  instanceExternalIpList: {
    status: 200,
    path: z.object({ instance: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    result: ExternalIpResultsPage,
  },
  instanceEphemeralIpAttach: {
    status: 202,
    path: z.object({ instance: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    body: EphemeralIpCreate,
    result: ExternalIp,
  },
  instanceEphemeralIpDetach: {
    status: 204,
    path: z.object({ instance: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
  },
}
