import { probes } from './probes'
import { withoutScreen } from './without-screen'

/** Operations that no screen calls. */
export const restEntries = {
  ...probes,
  ...withoutScreen,
}
