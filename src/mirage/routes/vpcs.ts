import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'

export const vpcRoutes = {
  vpcList: call => {
    const { id } = lookup.project(call, call.query.project)
    return pageByName(call, call.world.db.vpcs.in(id), vpc => vpc)
  },

  vpcView: call => lookup.inProject(call, 'vpc', call.path.vpc, call.query.project),
} satisfies Handlers
