import { z } from 'zod'
import {
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
} from '../bgp'
import { NameOrId, NameOrIdSortMode } from '../common'
import { uint32 } from '../scalars'
import { numeric, sorted } from './facts'

export const bgpCalls = {
  networkingBgpConfigList: {
    status: 200,
    query: sorted(NameOrIdSortMode, {}, {}),
    result: BgpConfigResultsPage,
  },
  networkingBgpConfigCreate: {
    status: 201,
    body: BgpConfigCreate,
    result: BgpConfig,
  },
  networkingBgpConfigDelete: {
    status: 204,
    query: z.object({ nameOrId: NameOrId }),
  },
  networkingBgpAnnounceSetList: {
    status: 200,
    query: sorted(NameOrIdSortMode, {}, {}),
    result: z.array(BgpAnnounceSet),
  },
  networkingBgpAnnounceSetUpdate: {
    status: 201,
    body: BgpAnnounceSetCreate,
    result: BgpAnnounceSet,
  },
  networkingBgpAnnounceSetDelete: {
    status: 204,
    path: z.object({ announceSet: NameOrId }),
  },
  networkingBgpAnnouncementList: {
    status: 200,
    path: z.object({ announceSet: NameOrId }),
    result: z.array(BgpAnnouncement),
  },
  networkingBgpExported: {
    status: 200,
    result: BgpExported,
  },
  networkingBgpMessageHistory: {
    status: 200,
    query: z.object({ asn: numeric(uint32) }),
    result: AggregateBgpMessageHistory,
  },
  networkingBgpImportedRoutesIpv4: {
    status: 200,
    query: z.object({ asn: numeric(uint32) }),
    result: z.array(BgpImportedRouteIpv4),
  },
  networkingBgpStatus: {
    status: 200,
    result: z.array(BgpPeerStatus),
  },
}
