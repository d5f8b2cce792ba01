import { accessSteps } from './access'
import { alertSteps } from './alerts'
import { bgpSteps } from './bgp'
import type { Step } from './change'
import { diskSteps } from './disks'
import { externalIpSteps } from './external-ips'
import { firewallSteps } from './firewall'
import { instanceSteps } from './instances'
import { ipPoolSteps } from './ip-pools'
import { lldpSteps } from './lldp'
import { networkInterfaceSteps } from './network-interfaces'
import { portSettingsSteps } from './port-settings'
import { repositorySteps } from './repositories'
import { sledSteps } from './sleds'
import { subnetPoolSteps } from './subnet-pools'
import { supportBundleSteps } from './support-bundles'
import { switchSlotSteps } from './switch-slots'
import { targetReleaseSteps } from './target-release'
import { timeseriesSteps } from './timeseries'

/** What each release changed, in any order. */
export const steps: readonly Step[] = [
  ...accessSteps,
  ...alertSteps,
  ...bgpSteps,
  ...diskSteps,
  ...externalIpSteps,
  ...firewallSteps,
  ...instanceSteps,
  ...ipPoolSteps,
  ...lldpSteps,
  ...networkInterfaceSteps,
  ...portSettingsSteps,
  ...repositorySteps,
  ...sledSteps,
  ...subnetPoolSteps,
  ...supportBundleSteps,
  ...switchSlotSteps,
  ...targetReleaseSteps,
  ...timeseriesSteps,
]
