import type { z } from 'zod'
import { addressLotsCalls } from './calls/address-lots'
import { affinityCalls } from './calls/affinity'
import { allowListCalls } from './calls/allow-list'
import { bfdCalls } from './calls/bfd'
import { bgpCalls } from './calls/bgp'
import { certificatesCalls } from './calls/certificates'
import { disksCalls } from './calls/disks'
import { externalIpsCalls } from './calls/external-ips'
import { firewallCalls } from './calls/firewall'
import { floatingIpsCalls } from './calls/floating-ips'
import { hardwareCalls } from './calls/hardware'
import { identityProvidersCalls } from './calls/identity-providers'
import { imagesCalls } from './calls/images'
import { instancesCalls } from './calls/instances'
import { internetGatewaysCalls } from './calls/internet-gateways'
import { ipPoolsCalls } from './calls/ip-pools'
import { metricsCalls } from './calls/metrics'
import { networkInterfacesCalls } from './calls/network-interfaces'
import { policiesCalls } from './calls/policies'
import { probesCalls } from './calls/probes'
import { projectsCalls } from './calls/projects'
import { routersCalls } from './calls/routers'
import { routesCalls } from './calls/routes'
import { sessionsCalls } from './calls/sessions'
import { silosCalls } from './calls/silos'
import { sledsCalls } from './calls/sleds'
import { snapshotsCalls } from './calls/snapshots'
import { sshKeysCalls } from './calls/ssh-keys'
import { subnetsCalls } from './calls/subnets'
import { supportBundlesCalls } from './calls/support-bundles'
import { switchPortSettingsCalls } from './calls/switch-port-settings'
import { switchPortsCalls } from './calls/switch-ports'
import { systemStatusCalls } from './calls/system-status'
import { timeseriesCalls } from './calls/timeseries'
import { updatesCalls } from './calls/updates'
import { usersCalls } from './calls/users'
import { utilizationCalls } from './calls/utilization'
import { vpcsCalls } from './calls/vpcs'
import type { CallFacts } from './calls/facts'

/**
 * What every operation takes and gives, as schemas: for the in-browser backend, which parses
 * requests with them, and for the comparison with the published document. Kept apart from the
 * operation table because schemas must not get into the console's own bundle.
 */
export const calls = {
  ...addressLotsCalls,
  ...affinityCalls,
  ...allowListCalls,
  ...bfdCalls,
  ...bgpCalls,
  ...certificatesCalls,
  ...disksCalls,
  ...externalIpsCalls,
  ...firewallCalls,
  ...floatingIpsCalls,
  ...hardwareCalls,
  ...identityProvidersCalls,
  ...imagesCalls,
  ...instancesCalls,
  ...internetGatewaysCalls,
  ...ipPoolsCalls,
  ...metricsCalls,
  ...networkInterfacesCalls,
  ...policiesCalls,
  ...probesCalls,
  ...projectsCalls,
  ...routersCalls,
  ...routesCalls,
  ...sessionsCalls,
  ...silosCalls,
  ...sledsCalls,
  ...snapshotsCalls,
  ...sshKeysCalls,
  ...subnetsCalls,
  ...supportBundlesCalls,
  ...switchPortSettingsCalls,
  ...switchPortsCalls,
  ...systemStatusCalls,
  ...timeseriesCalls,
  ...updatesCalls,
  ...usersCalls,
  ...utilizationCalls,
  ...vpcsCalls,
}

export type Calls = typeof calls

/** The body as it comes out of its schema, defaults filled in. */
export type BodyOf<Id extends keyof Calls> = Calls[Id] extends { body: infer Schema }
  ? z.output<Schema>
  : undefined

const factsById: Readonly<Record<string, object>> = calls

/** The facts of one operation. Goes by way of `object`: comparing all of them would take seconds. */
export const callFacts = (id: keyof Calls): CallFacts => factsById[id] as CallFacts
