import { itemsOf, list } from '@/api/core/tags'
import type { Entries } from './entry'

/** Switch ports, their link state and LLDP. */
export const switchPorts = {
  networkingSwitchPortLldpNeighbors: {},
  networkingSwitchPortList: { provides: itemsOf('switchPort') },
  networkingSwitchPortLldpConfigView: { provides: () => [list('lldpConfig')] },
  networkingSwitchPortLldpConfigUpdate: { invalidates: () => [list('lldpConfig')] },
  networkingSwitchPortApplySettings: {
    invalidates: () => [list('switchPort'), list('switchPortStatus')],
  },
  networkingSwitchPortClearSettings: {
    invalidates: () => [list('switchPort'), list('switchPortStatus')],
  },
  networkingSwitchPortStatus: { provides: () => [list('switchPortStatus')] },
} satisfies Entries
