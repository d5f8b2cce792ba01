import type { InProject, MaybeInProject, PageByNameOrId } from '@/api/core/arguments'
import type { Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { NameOrId } from '@/api/schema/common'
import type { Vpc, VpcCreate, VpcResultsPage, VpcUpdate } from '@/api/schema/vpcs'

export const vpcs = {
  vpcList: query<{ query: InProject & PageByNameOrId }, VpcResultsPage>('GET', '/v1/vpcs'),
  vpcCreate: mutation<{ query: InProject; body: VpcCreate }, Vpc>('POST', '/v1/vpcs'),
  vpcView: query<{ path: { vpc: NameOrId }; query?: MaybeInProject }, Vpc>('GET', '/v1/vpcs/{vpc}'),
  vpcUpdate: mutation<{ path: { vpc: NameOrId }; query?: MaybeInProject; body: VpcUpdate }, Vpc>(
    'PUT',
    '/v1/vpcs/{vpc}',
  ),
  vpcDelete: mutation<{ path: { vpc: NameOrId }; query?: MaybeInProject }, Nothing>(
    'DELETE',
    '/v1/vpcs/{vpc}',
  ),
}
