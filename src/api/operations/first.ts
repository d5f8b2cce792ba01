import { affinity } from './affinity'
import { disks } from './disks'
import { externalIps } from './external-ips'
import { firewall } from './firewall'
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
 * What the console may call from its start. What only a late area calls comes with its routes; what
 * no screen needs stands in `rest.ts`. Where an entry stands decides where the code of its call is
 * generated: `npm run api` after moving one.
 */
export const firstEntries = {
  ...affinity,
  ...disks,
  ...externalIps,
  ...firewall,
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
