import { accessSteps } from './access'
import { bgpSteps } from './bgp'
import type { Step } from './change'
import { lldpSteps } from './lldp'
import { portSettingsSteps } from './port-settings'
import { sledSteps } from './sleds'
import { supportBundleSteps } from './support-bundles'
import { switchSlotSteps } from './switch-slots'
import { targetReleaseSteps } from './target-release'
import { timeseriesSteps } from './timeseries'

/** What each release changed, in any order. */
export const steps: readonly Step[] = [
  ...accessSteps,
  ...bgpSteps,
  ...lldpSteps,
  ...portSettingsSteps,
  ...sledSteps,
  ...supportBundleSteps,
  ...switchSlotSteps,
  ...targetReleaseSteps,
  ...timeseriesSteps,
]
