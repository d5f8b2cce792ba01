import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'

export const subnetRoutes = {
  vpcSubnetList: call => {
    const { vpc, project } = call.query
    const { id } = lookup.inProject(call, 'vpc', vpc, project)
    return pageByName(call, call.world.db.subnets.in(id), subnet => subnet)
  },

  vpcSubnetView: call => lookup.inVpc(call, 'subnet', call.path.subnet, call.query),
} satisfies Handlers
