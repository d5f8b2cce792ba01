import type { z } from 'zod'
import type { ArgsOf, OperationId } from '@/api/operations/table'
import { addressLotsCalls } from '@/api/schema/calls/address-lots'
import { affinityCalls } from '@/api/schema/calls/affinity'
import { allowListCalls } from '@/api/schema/calls/allow-list'
import { bfdCalls } from '@/api/schema/calls/bfd'
import { bgpCalls } from '@/api/schema/calls/bgp'
import { certificatesCalls } from '@/api/schema/calls/certificates'
import { disksCalls } from '@/api/schema/calls/disks'
import { externalIpsCalls } from '@/api/schema/calls/external-ips'
import { firewallCalls } from '@/api/schema/calls/firewall'
import { floatingIpsCalls } from '@/api/schema/calls/floating-ips'
import { hardwareCalls } from '@/api/schema/calls/hardware'
import { identityProvidersCalls } from '@/api/schema/calls/identity-providers'
import { imagesCalls } from '@/api/schema/calls/images'
import { instancesCalls } from '@/api/schema/calls/instances'
import { internetGatewaysCalls } from '@/api/schema/calls/internet-gateways'
import { ipPoolsCalls } from '@/api/schema/calls/ip-pools'
import { metricsCalls } from '@/api/schema/calls/metrics'
import { networkInterfacesCalls } from '@/api/schema/calls/network-interfaces'
import { policiesCalls } from '@/api/schema/calls/policies'
import { probesCalls } from '@/api/schema/calls/probes'
import { projectsCalls } from '@/api/schema/calls/projects'
import { routersCalls } from '@/api/schema/calls/routers'
import { routesCalls } from '@/api/schema/calls/routes'
import { sessionsCalls } from '@/api/schema/calls/sessions'
import { silosCalls } from '@/api/schema/calls/silos'
import { sledsCalls } from '@/api/schema/calls/sleds'
import { snapshotsCalls } from '@/api/schema/calls/snapshots'
import { sshKeysCalls } from '@/api/schema/calls/ssh-keys'
import { subnetsCalls } from '@/api/schema/calls/subnets'
import { supportBundlesCalls } from '@/api/schema/calls/support-bundles'
import { switchPortSettingsCalls } from '@/api/schema/calls/switch-port-settings'
import { switchPortsCalls } from '@/api/schema/calls/switch-ports'
import { systemStatusCalls } from '@/api/schema/calls/system-status'
import { timeseriesCalls } from '@/api/schema/calls/timeseries'
import { updatesCalls } from '@/api/schema/calls/updates'
import { usersCalls } from '@/api/schema/calls/users'
import { utilizationCalls } from '@/api/schema/calls/utilization'
import { vpcsCalls } from '@/api/schema/calls/vpcs'
import type { CallFacts } from '@/api/schema/calls/facts'

/** The shapes of every operation's parts and its status on success. */
const calls = {
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

type Calls = typeof calls

/** The body as it reaches the rules: defaults filled in. */
export type BodyOf<Id extends OperationId> = Calls[Id] extends {
  body: infer Schema extends z.ZodType
}
  ? z.output<Schema>
  : 'body' extends keyof ArgsOf<Id>
    ? NonNullable<ArgsOf<Id>['body']>
    : undefined

export const callFacts = (id: OperationId): CallFacts => calls[id]
