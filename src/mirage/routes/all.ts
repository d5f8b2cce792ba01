import type { Handlers } from '../server/route'
import { currentUserRoutes } from './current-user'
import { deviceGrantRoutes } from './device-grants'
import { ipPoolRoutes } from './ip-pools'
import { pingRoutes } from './ping'
import { policyRoutes } from './policies'
import { projectRoutes } from './projects'
import { samlLoginRoutes } from './saml-login'
import { sessionRoutes } from './sessions'
import { sshKeyRoutes } from './ssh-keys'
import { subnetRoutes } from './subnets'
import { userRoutes } from './users'
import { utilizationRoutes } from './utilization'
import { vpcRoutes } from './vpcs'

/** What answers each operation. */
export const handlers: Handlers = {
  ...currentUserRoutes,
  ...deviceGrantRoutes,
  ...ipPoolRoutes,
  ...pingRoutes,
  ...policyRoutes,
  ...projectRoutes,
  ...samlLoginRoutes,
  ...sessionRoutes,
  ...sshKeyRoutes,
  ...subnetRoutes,
  ...userRoutes,
  ...utilizationRoutes,
  ...vpcRoutes,
}
