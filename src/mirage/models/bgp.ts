import type {
  BgpAnnounceSet,
  BgpAnnouncement,
  BgpConfig,
  BgpImported,
  BgpPeerStatus,
} from '@/api/generated/types'
import type { Stored } from './stored'

export type BgpConfigRecord = Stored<BgpConfig> & { readonly announceSetId: string }
export type AnnounceSetRecord = Stored<BgpAnnounceSet>
export type AnnouncementRecord = Stored<BgpAnnouncement> & { readonly id: string }
/** A session requested by the settings of a switch port. */
export type BgpPeerRecord = Omit<Stored<BgpPeerStatus>, 'stateDurationMillis'> & {
  readonly id: string
  readonly switchPortId: string
  /** When it entered its current state, in milliseconds since the epoch. */
  readonly since: number
}
/** A route learned from a peer. The API's number is `routeId`; `id` is internal. */
export type ImportedRouteRecord = Omit<Stored<BgpImported>, 'id'> & {
  readonly id: string
  readonly routeId: number
  readonly asn: number
}
