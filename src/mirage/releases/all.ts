import { addSled, identifiedBy, type Identification } from '../rules/rack-membership'
import { authorizeFleet } from '../server/access'
import { fail } from '../server/errors'
import { accessSteps } from './access'
import { bgpSteps } from './bgp'
import type { Step, GoneCall } from './change'
import { diskSteps } from './disks'
import { externalIpSteps } from './external-ips'
import { firewallSteps } from './firewall'
import { instanceSteps } from './instances'
import { ipPoolSteps } from './ip-pools'
import { lldpSteps } from './lldp'
import { networkInterfaceSteps } from './network-interfaces'
import { portSettingsSteps } from './port-settings'
import { repositorySteps } from './repositories'
import { subnetPoolSteps } from './subnet-pools'
import { supportBundleSteps } from './support-bundles'
import { switchSlotSteps } from './switch-slots'
import { targetReleaseSteps } from './target-release'
import { timeseriesSteps } from './timeseries'

const sledAdd = (call: GoneCall<undefined, object, Identification>) => {
  const { body, backendState } = call
  const { db } = backendState
  authorizeFleet(call, 'admin')
  if (Array.from(db.sleds.all()).some(identifiedBy(body))) fail.alreadyExists('sled', body.serial)
  const found =
    Array.from(db.uninitializedSleds.all()).find(identifiedBy(body)) ??
    fail.absent(`uninitialized sled with part "${body.part}" and serial "${body.serial}"`)
  return addSled(backendState, found)
}

const sledSteps: readonly Step[] = [
  { release: 19, changes: { 'POST /v1/system/hardware/sleds': { serve: sledAdd } } },
]

const alertSteps: readonly Step[] = [
  {
    release: 16,
    changes: {
      'GET /v1/alert-receivers/{receiver}/deliveries': {
        query: ({ sortBy, ...query }: { sortBy?: string }) =>
          sortBy ? { ...query, sortBy: `time_and_id_${sortBy}` } : query,
      },
    },
  },
]

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
