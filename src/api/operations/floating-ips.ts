import type { InProject, MaybeInProject, PageByNameOrId } from '@/api/core/arguments'
import type { Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { NameOrId } from '@/api/schema/common'
import type {
  FloatingIp,
  FloatingIpAttach,
  FloatingIpCreate,
  FloatingIpResultsPage,
  FloatingIpUpdate,
} from '@/api/schema/floating-ips'

export const floatingIps = {
  floatingIpList: query<{ query: InProject & PageByNameOrId }, FloatingIpResultsPage>(
    'GET',
    '/v1/floating-ips',
  ),
  floatingIpCreate: mutation<{ query: InProject; body: FloatingIpCreate }, FloatingIp>(
    'POST',
    '/v1/floating-ips',
  ),
  floatingIpView: query<{ path: { floatingIp: NameOrId }; query?: MaybeInProject }, FloatingIp>(
    'GET',
    '/v1/floating-ips/{floatingIp}',
  ),
  floatingIpUpdate: mutation<
    { path: { floatingIp: NameOrId }; query?: MaybeInProject; body: FloatingIpUpdate },
    FloatingIp
  >('PUT', '/v1/floating-ips/{floatingIp}'),
  floatingIpDelete: mutation<{ path: { floatingIp: NameOrId }; query?: MaybeInProject }, Nothing>(
    'DELETE',
    '/v1/floating-ips/{floatingIp}',
  ),
  floatingIpAttach: mutation<
    { path: { floatingIp: NameOrId }; query?: MaybeInProject; body: FloatingIpAttach },
    FloatingIp
  >('POST', '/v1/floating-ips/{floatingIp}/attach'),
  floatingIpDetach: mutation<
    { path: { floatingIp: NameOrId }; query?: MaybeInProject },
    FloatingIp
  >('POST', '/v1/floating-ips/{floatingIp}/detach'),
}
