import type { InProject, MaybeInProject, PageByNameOrId } from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { changed, every, items, list, one } from '@/api/core/tags'
import type {
  FloatingIp,
  FloatingIpAttach,
  FloatingIpCreate,
  FloatingIpResultsPage,
  FloatingIpUpdate,
  NameOrId,
} from '@/api/generated/types'

/** Addresses that move from instance to instance. */
export const floatingIps = {
  floatingIpList: query<{ query: InProject & PageByNameOrId }, FloatingIpResultsPage>(
    'GET',
    '/v1/floating-ips',
    { isLoggable: true, provides: page => items('floatingIp', page.items) },
  ),
  floatingIpCreate: mutation<{ query: InProject; body: FloatingIpCreate }, FloatingIp>(
    'POST',
    '/v1/floating-ips',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [list('floatingIp'), every('ipPoolUtilization')],
    },
  ),
  floatingIpView: query<{ path: { floatingIp: NameOrId }; query?: MaybeInProject }, FloatingIp>(
    'GET',
    '/v1/floating-ips/{floatingIp}',
    {
      isLoggable: true,
      provides: (floatingIp, { path }) => one('floatingIp', path.floatingIp, floatingIp),
    },
  ),
  floatingIpUpdate: mutation<
    { path: { floatingIp: NameOrId }; query?: MaybeInProject; body: FloatingIpUpdate },
    FloatingIp
  >('PUT', '/v1/floating-ips/{floatingIp}', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: (floatingIp, { path }) => [
      ...changed('floatingIp', path.floatingIp, floatingIp),
      list('externalIp'),
    ],
  }),
  /** Refused while attached. */
  floatingIpDelete: mutation<{ path: { floatingIp: NameOrId }; query?: MaybeInProject }, EmptyBody>(
    'DELETE',
    '/v1/floating-ips/{floatingIp}',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [list('floatingIp'), every('ipPoolUtilization')],
    },
  ),
  floatingIpAttach: mutation<
    { path: { floatingIp: NameOrId }; query?: MaybeInProject; body: FloatingIpAttach },
    FloatingIp
  >('POST', '/v1/floating-ips/{floatingIp}/attach', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: (floatingIp, { path }) => [
      ...changed('floatingIp', path.floatingIp, floatingIp),
      list('externalIp'),
    ],
  }),
  floatingIpDetach: mutation<
    { path: { floatingIp: NameOrId }; query?: MaybeInProject },
    FloatingIp
  >('POST', '/v1/floating-ips/{floatingIp}/detach', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: (floatingIp, { path }) => [
      ...changed('floatingIp', path.floatingIp, floatingIp),
      list('externalIp'),
    ],
  }),
}
