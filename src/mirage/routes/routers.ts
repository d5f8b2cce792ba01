import { changedIdentity, newIdentity, requireFreeName } from '../rules/identity'
import { removeRouter } from '../rules/vpc-removal'
import type { Context, Role } from '../server/access'
import { fail } from '../server/errors'
import { lookup, type VpcParents } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'

interface RouterCall extends Context {
  path: { router: string }
  query: VpcParents
}

const find = (call: RouterCall, need: Role) =>
  lookup.inVpc(call, 'router', call.path.router, call.query, need)

/** The system router of each VPC, and custom routers. */
export const routerRoutes = {
  vpcRouterList: call => {
    const { vpc, project } = call.query
    const { id } = lookup.inProject(call, 'vpc', vpc, project)
    return pageByName(call, call.backendState.db.routers.in(id), router => router)
  },

  vpcRouterCreate: call => {
    const { backendState, query, body } = call
    const { routers } = backendState.db
    const vpc = lookup.inProject(call, 'vpc', query.vpc, query.project, 'collaborator')
    requireFreeName(routers, 'vpc-router', vpc.id, body.name)
    return routers.insert({ ...newIdentity(backendState, body), kind: 'custom', vpcId: vpc.id })
  },

  vpcRouterView: call => find(call, 'viewer'),

  vpcRouterUpdate: call => {
    const { backendState, body } = call
    const { routers } = backendState.db
    const router = find(call, 'collaborator')
    requireFreeName(routers, 'vpc-router', router.vpcId, body.name, router)
    return routers.update(router.id, changedIdentity(backendState, body))
  },

  vpcRouterDelete: call => {
    const router = find(call, 'collaborator')
    if (router.kind === 'system') fail.invalidRequest('cannot delete system router')
    removeRouter(call.backendState, router)
  },
} satisfies Handlers
