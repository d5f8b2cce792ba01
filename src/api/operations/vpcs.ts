import type { InProject, MaybeInProject, PageByNameOrId } from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { changed, items, list, one } from '@/api/core/tags'
import type { NameOrId, Vpc, VpcCreate, VpcResultsPage, VpcUpdate } from '@/api/generated/types'

/** Private networks. */
export const vpcs = {
  vpcList: query<{ query: InProject & PageByNameOrId }, VpcResultsPage>('GET', '/v1/vpcs', {
    isLoggable: true,
    provides: page => items('vpc', page.items),
  }),
  vpcCreate: mutation<{ query: InProject; body: VpcCreate }, Vpc>('POST', '/v1/vpcs', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('vpc')],
  }),
  vpcView: query<{ path: { vpc: NameOrId }; query?: MaybeInProject }, Vpc>(
    'GET',
    '/v1/vpcs/{vpc}',
    { isLoggable: true, provides: (vpc, { path }) => one('vpc', path.vpc, vpc) },
  ),
  vpcUpdate: mutation<{ path: { vpc: NameOrId }; query?: MaybeInProject; body: VpcUpdate }, Vpc>(
    'PUT',
    '/v1/vpcs/{vpc}',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: (vpc, { path }) => changed('vpc', path.vpc, vpc),
    },
  ),
  /** Refused while it has subnets. */
  vpcDelete: mutation<{ path: { vpc: NameOrId }; query?: MaybeInProject }, EmptyBody>(
    'DELETE',
    '/v1/vpcs/{vpc}',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('vpc')] },
  ),
}
