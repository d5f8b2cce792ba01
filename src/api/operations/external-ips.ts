import type { MaybeInProject } from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { every, list, tag } from '@/api/core/tags'
import type {
  EphemeralIpCreate,
  ExternalIp,
  ExternalIpResultsPage,
  NameOrId,
} from '@/api/generated/types'

/** An instance's addresses. Allocating one uses up a pool. */
export const externalIps = {
  /** One page. Tagged apart from `floatingIp`: the list dies with the instance. */
  instanceExternalIpList: query<
    { path: { instance: NameOrId }; query?: MaybeInProject },
    ExternalIpResultsPage
  >('GET', '/v1/instances/{instance}/external-ips', {
    isLoggable: true,
    provides: () => [list('externalIp')],
  }),
  /** An instance has one at most; answers it. */
  instanceEphemeralIpAttach: mutation<
    { path: { instance: NameOrId }; query?: MaybeInProject; body: EphemeralIpCreate },
    ExternalIp
  >('POST', '/v1/instances/{instance}/external-ips/ephemeral', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: (_answer, { path }) => [
      list('externalIp'),
      tag('instance', path.instance),
      every('ipPoolUtilization'),
    ],
  }),
  instanceEphemeralIpDetach: mutation<
    { path: { instance: NameOrId }; query?: MaybeInProject },
    EmptyBody
  >('DELETE', '/v1/instances/{instance}/external-ips/ephemeral', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: (_answer, { path }) => [
      list('externalIp'),
      tag('instance', path.instance),
      every('ipPoolUtilization'),
    ],
  }),
}
