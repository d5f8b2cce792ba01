import type { NoArgs, EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { list } from '@/api/core/tags'
import type { BfdSessionDisable, BfdSessionEnable, BfdStatus } from '@/api/generated/types'

/** Forwarding detection between switches and their peers. */
export const bfd = {
  networkingBfdDisable: mutation<{ body: BfdSessionDisable }, EmptyBody>(
    'POST',
    '/v1/system/networking/bfd-disable',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('bfdStatus')] },
  ),
  networkingBfdEnable: mutation<{ body: BfdSessionEnable }, EmptyBody>(
    'POST',
    '/v1/system/networking/bfd-enable',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('bfdStatus')] },
  ),
  networkingBfdStatus: query<NoArgs, BfdStatus[]>('GET', '/v1/system/networking/bfd-status', {
    isLoggable: true,
    provides: () => [list('bfdStatus')],
  }),
}
