import type {
  LldpLinkConfig,
  LldpNeighbor,
  SwitchPort,
  SwitchPortSettingsView,
} from '@/api/generated/types'
import type { Stored } from './stored'

export type SwitchPortRecord = Stored<SwitchPort>
/** What a switch port announces to its LLDP neighbors. */
export type LldpConfigRecord = Stored<LldpLinkConfig> & { readonly switchPortId: string }
export type LldpNeighborRecord = Stored<LldpNeighbor> & {
  readonly id: string
  readonly switchPortId: string
}
/** The settings with everything that belongs to them. */
export type PortSettingsRecord = Stored<SwitchPortSettingsView['settings']> & {
  readonly view: Omit<SwitchPortSettingsView, 'settings'>
}
