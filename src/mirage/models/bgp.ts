import type {
  BgpAnnounceSet,
  BgpAnnouncement,
  BgpConfig,
  BgpImportedRouteIpv4,
  BgpPeerStatus,
} from '@/api/generated/types'
import type { Stored } from './stored'

export type BgpConfigRecord = Stored<BgpConfig> & { readonly announceSetId: string }
export type AnnounceSetRecord = Stored<BgpAnnounceSet>
export type AnnouncementRecord = Stored<BgpAnnouncement> & { readonly id: string }
/** A session that the settings of a switch port ask for. */
export type BgpPeerRecord = Omit<Stored<BgpPeerStatus>, 'stateDurationMillis'> & {
  readonly id: string
  readonly switchPortId: string
  /** Since when it has been in its state, in milliseconds since the epoch. */
  readonly since: number
}
/** A route learned from a peer; its own number is `routeId`, the id is for the table only. */
export type ImportedRouteRecord = Omit<Stored<BgpImportedRouteIpv4>, 'id'> & {
  readonly id: string
  readonly routeId: number
  readonly asn: number
}
