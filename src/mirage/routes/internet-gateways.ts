import { isEmpty, removeAttachments, removeRoutesTo } from '../rules/gateways'
import { newIdentity, requireFreeName } from '../rules/identity'
import type { Context, Role } from '../server/access'
import { fail } from '../server/errors'
import { lookup, type VpcParents } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'

interface GatewayCall extends Context {
  path: { gateway: string }
  query: VpcParents
}

const find = (call: GatewayCall, need: Role) =>
  lookup.inVpc(call, 'internetGateway', call.path.gateway, call.query, need)

/**
 * Internet gateways of VPCs. Routes refer to them; attached pools and addresses select the traffic.
 */
export const internetGatewayRoutes = {
  internetGatewayList: call => {
    const { vpc, project } = call.query
    const { id } = lookup.inProject(call, 'vpc', vpc, project)
    return pageByName(call, call.backendState.db.gateways.in(id), gateway => gateway)
  },

  internetGatewayCreate: call => {
    const { backendState, query, body } = call
    const { gateways } = backendState.db
    const vpc = lookup.inProject(call, 'vpc', query.vpc, query.project, 'collaborator')
    requireFreeName(gateways, 'internet-gateway', vpc.id, body.name)
    return gateways.insert({ ...newIdentity(backendState, body), vpcId: vpc.id })
  },

  internetGatewayView: call => find(call, 'viewer'),

  internetGatewayDelete: call => {
    const { db } = call.backendState
    const gateway = find(call, 'collaborator')
    if (call.query.cascade) {
      removeRoutesTo(db, gateway)
      removeAttachments(db, gateway)
    } else if (!isEmpty(db, gateway)) {
      fail.invalidRequest(
        'internet gateway cannot be deleted while IP pools or addresses are attached to it: detach them, or delete it with cascade',
      )
    }
    db.gateways.remove(gateway.id)
  },
} satisfies Handlers
