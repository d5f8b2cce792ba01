import type {
  BgpAnnouncement,
  BgpAnnounceSet,
  BgpConfig,
  BgpImportedRouteIpv4,
  BgpPeerStatus,
} from '@/api/schema/bgp'
import type { Stored } from './stored'

export type BgpConfigRecord = Stored<BgpConfig> & { readonly announceSetId: string }
export type AnnounceSetRecord = Stored<BgpAnnounceSet>
export type AnnouncementRecord = Stored<BgpAnnouncement> & { readonly id: string }
export type BgpPeerRecord = Stored<BgpPeerStatus> & { readonly id: string }
/** A route learned from a peer; its own number is `routeId`, the id is for the table only. */
export type ImportedRouteRecord = Omit<Stored<BgpImportedRouteIpv4>, 'id'> & {
  readonly id: string
  readonly routeId: number
  readonly asn: number
}
