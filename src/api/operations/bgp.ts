import type { PageByNameOrId } from '@/api/core/arguments'
import type { NoArgs, Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type {
  AggregateBgpMessageHistory,
  BgpAnnounceSet,
  BgpAnnounceSetCreate,
  BgpAnnouncement,
  BgpConfig,
  BgpConfigCreate,
  BgpConfigResultsPage,
  BgpExported,
  BgpImportedRouteIpv4,
  BgpPeerStatus,
} from '@/api/schema/bgp'
import type { NameOrId } from '@/api/schema/common'

export const bgp = {
  networkingBgpConfigList: query<{ query?: PageByNameOrId }, BgpConfigResultsPage>(
    'GET',
    '/v1/system/networking/bgp',
  ),
  networkingBgpConfigCreate: mutation<{ body: BgpConfigCreate }, BgpConfig>(
    'POST',
    '/v1/system/networking/bgp',
  ),
  networkingBgpConfigDelete: mutation<{ query: { nameOrId: NameOrId } }, Nothing>(
    'DELETE',
    '/v1/system/networking/bgp',
  ),
  networkingBgpAnnounceSetList: query<{ query?: PageByNameOrId }, BgpAnnounceSet[]>(
    'GET',
    '/v1/system/networking/bgp-announce-set',
  ),
  networkingBgpAnnounceSetUpdate: mutation<{ body: BgpAnnounceSetCreate }, BgpAnnounceSet>(
    'PUT',
    '/v1/system/networking/bgp-announce-set',
  ),
  networkingBgpAnnounceSetDelete: mutation<{ path: { announceSet: NameOrId } }, Nothing>(
    'DELETE',
    '/v1/system/networking/bgp-announce-set/{announceSet}',
  ),
  networkingBgpAnnouncementList: query<{ path: { announceSet: NameOrId } }, BgpAnnouncement[]>(
    'GET',
    '/v1/system/networking/bgp-announce-set/{announceSet}/announcement',
  ),
  networkingBgpExported: query<NoArgs, BgpExported>('GET', '/v1/system/networking/bgp-exported'),
  networkingBgpMessageHistory: query<{ query: { asn: number } }, AggregateBgpMessageHistory>(
    'GET',
    '/v1/system/networking/bgp-message-history',
  ),
  networkingBgpImportedRoutesIpv4: query<{ query: { asn: number } }, BgpImportedRouteIpv4[]>(
    'GET',
    '/v1/system/networking/bgp-routes-ipv4',
  ),
  networkingBgpStatus: query<NoArgs, BgpPeerStatus[]>('GET', '/v1/system/networking/bgp-status'),
}
