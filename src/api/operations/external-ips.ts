import type { MaybeInProject } from '@/api/core/arguments'
import type { Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { NameOrId } from '@/api/schema/common'
import type {
  EphemeralIpCreate,
  ExternalIp,
  ExternalIpResultsPage,
} from '@/api/schema/external-ips'

export const externalIps = {
  instanceExternalIpList: query<
    { path: { instance: NameOrId }; query?: MaybeInProject },
    ExternalIpResultsPage
  >('GET', '/v1/instances/{instance}/external-ips'),
  instanceEphemeralIpAttach: mutation<
    { path: { instance: NameOrId }; query?: MaybeInProject; body: EphemeralIpCreate },
    ExternalIp
  >('POST', '/v1/instances/{instance}/external-ips/ephemeral'),
  instanceEphemeralIpDetach: mutation<
    { path: { instance: NameOrId }; query?: MaybeInProject },
    Nothing
  >('DELETE', '/v1/instances/{instance}/external-ips/ephemeral'),
}
