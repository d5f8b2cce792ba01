import { affinity } from './affinity'
import { disks } from './disks'
import { externalIps } from './external-ips'
import { firewall } from './firewall'
import { fleetFacts } from './fleet-facts'
import { floatingIps } from './floating-ips'
import { images } from './images'
import { instances } from './instances'
import { ipPools } from './ip-pools'
import { metrics } from './metrics'
import { networkInterfaces } from './network-interfaces'
import { policies } from './policies'
import { projects } from './projects'
import { sessions } from './sessions'
import { snapshots } from './snapshots'
import { sshKeys } from './ssh-keys'
import { subnets } from './subnets'
import { systemStatus } from './system-status'
import { timeseries } from './timeseries'
import { users } from './users'
import { utilization } from './utilization'
import { vpcs } from './vpcs'

/**
 * The operations in the first scripts of the console. Those of a lazy area load with its routes;
 * those that no screen calls are in `rest.ts`. The file of an entry decides into which file its
 * call is generated: run `npm run api` after moving one.
 */
export const firstEntries = {
  ...affinity,
  ...disks,
  ...externalIps,
  ...firewall,
  ...fleetFacts,
  ...floatingIps,
  ...images,
  ...instances,
  ...ipPools,
  ...metrics,
  ...networkInterfaces,
  ...policies,
  ...projects,
  ...sessions,
  ...snapshots,
  ...sshKeys,
  ...subnets,
  ...systemStatus,
  ...timeseries,
  ...users,
  ...utilization,
  ...vpcs,
}
