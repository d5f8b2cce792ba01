import type { PageByNameOrId } from '@/api/core/arguments'
import type { NoArgs, EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { items, list } from '@/api/core/tags'
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
  NameOrId,
} from '@/api/generated/types'

/** Routing between the rack and the world. */
export const bgp = {
  networkingBgpConfigList: query<{ query?: PageByNameOrId }, BgpConfigResultsPage>(
    'GET',
    '/v1/system/networking/bgp',
    { isLoggable: true, provides: page => items('bgpConfig', page.items) },
  ),
  networkingBgpConfigCreate: mutation<{ body: BgpConfigCreate }, BgpConfig>(
    'POST',
    '/v1/system/networking/bgp',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [list('bgpConfig'), list('bgpStatus')],
    },
  ),
  networkingBgpConfigDelete: mutation<{ query: { nameOrId: NameOrId } }, EmptyBody>(
    'DELETE',
    '/v1/system/networking/bgp',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [list('bgpConfig'), list('bgpStatus')],
    },
  ),
  networkingBgpAnnounceSetList: query<{ query?: PageByNameOrId }, BgpAnnounceSet[]>(
    'GET',
    '/v1/system/networking/bgp-announce-set',
    { isLoggable: true, provides: sets => items('bgpAnnounceSet', sets) },
  ),
  /** Creates or replaces. */
  networkingBgpAnnounceSetUpdate: mutation<{ body: BgpAnnounceSetCreate }, BgpAnnounceSet>(
    'PUT',
    '/v1/system/networking/bgp-announce-set',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [list('bgpAnnounceSet'), list('bgpAnnouncement'), list('bgpStatus')],
    },
  ),
  networkingBgpAnnounceSetDelete: mutation<{ path: { announceSet: NameOrId } }, EmptyBody>(
    'DELETE',
    '/v1/system/networking/bgp-announce-set/{announceSet}',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [list('bgpAnnounceSet'), list('bgpStatus')],
    },
  ),
  networkingBgpAnnouncementList: query<{ path: { announceSet: NameOrId } }, BgpAnnouncement[]>(
    'GET',
    '/v1/system/networking/bgp-announce-set/{announceSet}/announcement',
    { isLoggable: true, provides: () => [list('bgpAnnouncement')] },
  ),
  networkingBgpExported: query<NoArgs, BgpExported>('GET', '/v1/system/networking/bgp-exported', {
    isLoggable: true,
    provides: () => [list('bgpStatus')],
  }),
  networkingBgpMessageHistory: query<{ query: { asn: number } }, AggregateBgpMessageHistory>(
    'GET',
    '/v1/system/networking/bgp-message-history',
    { isLoggable: true, provides: () => [list('bgpStatus')] },
  ),
  networkingBgpImportedRoutesIpv4: query<{ query: { asn: number } }, BgpImportedRouteIpv4[]>(
    'GET',
    '/v1/system/networking/bgp-routes-ipv4',
    { isLoggable: true, provides: () => [list('bgpStatus')] },
  ),
  networkingBgpStatus: query<NoArgs, BgpPeerStatus[]>('GET', '/v1/system/networking/bgp-status', {
    isLoggable: true,
    provides: () => [list('bgpStatus')],
  }),
}
