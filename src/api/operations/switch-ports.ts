import type { OnSwitch, PageById } from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { items, list } from '@/api/core/tags'
import type {
  LldpLinkConfig,
  LldpNeighborResultsPage,
  Name,
  SwitchLinkState,
  SwitchPortApplySettings,
  SwitchPortResultsPage,
} from '@/api/generated/types'

/** Switch ports, their link state and LLDP. */
export const switchPorts = {
  networkingSwitchPortLldpNeighbors: query<
    { path: { port: Name; rackId: string; switchLocation: Name }; query?: PageById },
    LldpNeighborResultsPage
  >('GET', '/v1/system/hardware/rack-switch-port/{rackId}/{switchLocation}/{port}/lldp/neighbors', {
    isLoggable: true,
  }),
  networkingSwitchPortList: query<
    { query?: { switchPortId?: string | null | undefined } & PageById },
    SwitchPortResultsPage
  >('GET', '/v1/system/hardware/switch-port', {
    isLoggable: true,
    provides: page => items('switchPort', page.items),
  }),
  networkingSwitchPortLldpConfigView: query<
    { path: { port: Name }; query: OnSwitch },
    LldpLinkConfig
  >('GET', '/v1/system/hardware/switch-port/{port}/lldp/config', {
    isLoggable: true,
    provides: () => [list('lldpConfig')],
  }),
  networkingSwitchPortLldpConfigUpdate: mutation<
    { path: { port: Name }; query: OnSwitch; body: LldpLinkConfig },
    EmptyBody
  >('POST', '/v1/system/hardware/switch-port/{port}/lldp/config', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('lldpConfig')],
  }),
  networkingSwitchPortApplySettings: mutation<
    { path: { port: Name }; query: OnSwitch; body: SwitchPortApplySettings },
    EmptyBody
  >('POST', '/v1/system/hardware/switch-port/{port}/settings', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('switchPort'), list('switchPortStatus')],
  }),
  networkingSwitchPortClearSettings: mutation<{ path: { port: Name }; query: OnSwitch }, EmptyBody>(
    'DELETE',
    '/v1/system/hardware/switch-port/{port}/settings',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [list('switchPort'), list('switchPortStatus')],
    },
  ),
  networkingSwitchPortStatus: query<{ path: { port: Name }; query: OnSwitch }, SwitchLinkState>(
    'GET',
    '/v1/system/hardware/switch-port/{port}/status',
    { isLoggable: true, provides: () => [list('switchPortStatus')] },
  ),
}
