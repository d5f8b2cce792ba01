import type { NoArgs } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { AllowList, AllowListUpdate } from '@/api/schema/allow-list'

export const allowList = {
  networkingAllowListView: query<NoArgs, AllowList>('GET', '/v1/system/networking/allow-list'),
  networkingAllowListUpdate: mutation<{ body: AllowListUpdate }, AllowList>(
    'PUT',
    '/v1/system/networking/allow-list',
  ),
}
