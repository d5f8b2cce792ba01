import type { NoArgs, Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { BfdSessionDisable, BfdSessionEnable, BfdStatus } from '@/api/schema/bfd'

export const bfd = {
  networkingBfdDisable: mutation<{ body: BfdSessionDisable }, Nothing>(
    'POST',
    '/v1/system/networking/bfd-disable',
  ),
  networkingBfdEnable: mutation<{ body: BfdSessionEnable }, Nothing>(
    'POST',
    '/v1/system/networking/bfd-enable',
  ),
  networkingBfdStatus: query<NoArgs, BfdStatus[]>('GET', '/v1/system/networking/bfd-status'),
}
