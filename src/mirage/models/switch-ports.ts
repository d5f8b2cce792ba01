import type {
  BgpPeer,
  LldpLinkConfig,
  LldpNeighbor,
  SwitchPort,
  SwitchPortLinkConfig,
  SwitchPortSettings,
} from '@/api/generated/types'
import type { Stored } from './stored'

export type SwitchPortRecord = Stored<SwitchPort>
/** What a switch port announces to its LLDP neighbors. */
export type LldpConfigRecord = Stored<LldpLinkConfig> & { readonly switchPortId: string }
export type LldpNeighborRecord = Stored<LldpNeighbor> & {
  readonly id: string
  readonly switchPortId: string
}
/** A peer in the settings of a port, on one of its links. */
export type PeerRecord = BgpPeer & { readonly interfaceName: string }

/** Before release 15, transmission settings have an ID. */
type LinkRecord = SwitchPortLinkConfig & { readonly txEqConfigId: string | null }

/** The settings with everything that belongs to them. */
export type PortSettingsRecord = Omit<Stored<SwitchPortSettings>, 'bgpPeers' | 'links'> & {
  readonly bgpPeers: PeerRecord[]
  readonly links: LinkRecord[]
}
