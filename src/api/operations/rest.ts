import { addressLots } from './address-lots'
import { alerts } from './alerts'
import { allowList } from './allow-list'
import { probes } from './probes'
import { switchPortSettings } from './switch-port-settings'
import { switchPorts } from './switch-ports'
import { updates } from './updates'
import { withoutScreen } from './without-screen'

/** Operations that no screen calls. */
export const restEntries = {
  ...addressLots,
  ...alerts,
  ...allowList,
  ...probes,
  ...switchPortSettings,
  ...switchPorts,
  ...updates,
  ...withoutScreen,
}
