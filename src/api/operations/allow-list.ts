import type { NoArgs } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { list } from '@/api/core/tags'
import type { AllowList, AllowListUpdate } from '@/api/generated/types'

/** Which addresses may reach the system. There is one list. */
export const allowList = {
  networkingAllowListView: query<NoArgs, AllowList>('GET', '/v1/system/networking/allow-list', {
    isLoggable: true,
    provides: () => [list('allowList')],
  }),
  networkingAllowListUpdate: mutation<{ body: AllowListUpdate }, AllowList>(
    'PUT',
    '/v1/system/networking/allow-list',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('allowList')] },
  ),
}
