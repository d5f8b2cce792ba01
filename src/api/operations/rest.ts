import { addressLots } from './address-lots'
import { allowList } from './allow-list'
import { probes } from './probes'
import { switchPortSettings } from './switch-port-settings'
import { switchPorts } from './switch-ports'
import { withoutScreen } from './without-screen'

/** Operations that no screen calls. */
export const restEntries = {
  ...addressLots,
  ...allowList,
  ...probes,
  ...switchPortSettings,
  ...switchPorts,
  ...withoutScreen,
}
