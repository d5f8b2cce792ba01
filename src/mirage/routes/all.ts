import type { Handlers } from '../server/route'
import { currentUserRoutes } from './current-user'
import { deviceGrantRoutes } from './device-grants'
import { diskImportRoutes } from './disk-imports'
import { diskRoutes } from './disks'
import { externalIpRoutes } from './external-ips'
import { floatingIpRoutes } from './floating-ips'
import { imageRoutes } from './images'
import { instanceDiskRoutes } from './instance-disks'
import { instancePowerRoutes } from './instance-power'
import { instanceRoutes } from './instances'
import { ipPoolRoutes } from './ip-pools'
import { networkInterfaceRoutes } from './network-interfaces'
import { pingRoutes } from './ping'
import { policyRoutes } from './policies'
import { projectRoutes } from './projects'
import { samlLoginRoutes } from './saml-login'
import { sessionRoutes } from './sessions'
import { snapshotRoutes } from './snapshots'
import { sshKeyRoutes } from './ssh-keys'
import { subnetRoutes } from './subnets'
import { userRoutes } from './users'
import { utilizationRoutes } from './utilization'
import { vpcRoutes } from './vpcs'

/** What answers each operation. */
export const handlers: Handlers = {
  ...currentUserRoutes,
  ...deviceGrantRoutes,
  ...diskImportRoutes,
  ...diskRoutes,
  ...externalIpRoutes,
  ...floatingIpRoutes,
  ...imageRoutes,
  ...instanceDiskRoutes,
  ...instancePowerRoutes,
  ...instanceRoutes,
  ...ipPoolRoutes,
  ...networkInterfaceRoutes,
  ...pingRoutes,
  ...policyRoutes,
  ...projectRoutes,
  ...samlLoginRoutes,
  ...sessionRoutes,
  ...snapshotRoutes,
  ...sshKeyRoutes,
  ...subnetRoutes,
  ...userRoutes,
  ...utilizationRoutes,
  ...vpcRoutes,
}
