import {
  isEmpty,
  removeAttachments,
  removeRoutesTo,
  preparePoolDetach,
  prepareAddressDetach,
} from '../rules/gateways'
import { newIdentity, requireFreeName } from '../rules/identity'
import type { Context, Role } from '../server/access'
import { fail } from '../server/errors'
import { lookup, type VpcParents } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'
import { canonicalIp } from '../rules/addresses'

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

/** IP pools attached to an internet gateway. */
export const gatewayPoolRoutes = {
  internetGatewayIpPoolList: call => {
    const { backendState, query } = call
    const gateway = lookup.inVpc(call, 'internetGateway', query.gateway, query)
    return pageByName(call, backendState.db.gatewayPools.in(gateway.id), attachment => attachment)
  },

  internetGatewayIpPoolCreate: call => {
    const { backendState, query, body } = call
    const { gatewayPools } = backendState.db
    const gateway = lookup.inVpc(call, 'internetGateway', query.gateway, query, 'collaborator')
    const { pool } = lookup.siloIpPool(call, body.ipPool)
    requireFreeName(gatewayPools, 'internet-gateway-ip-pool', gateway.id, body.name)
    if (gatewayPools.in(gateway.id).some(({ ipPoolId }) => ipPoolId === pool.id)) {
      fail.alreadyExists('internet-gateway-ip-pool', pool.name)
    }
    return gatewayPools.insert({
      ...newIdentity(backendState, body),
      internetGatewayId: gateway.id,
      ipPoolId: pool.id,
    })
  },

  internetGatewayIpPoolDelete: call => {
    const { backendState, path, query } = call
    const { db } = backendState
    const attachment = lookup.onGateway(call, 'gatewayPool', path.pool, query, 'collaborator')
    const gateway = db.gateways.get(attachment.internetGatewayId) ?? fail.internal()
    preparePoolDetach(db, gateway, attachment.ipPoolId, query.cascade ?? false)
    db.gatewayPools.remove(attachment.id)
  },
} satisfies Handlers

/** IP addresses attached to an internet gateway. */
export const gatewayAddressRoutes = {
  internetGatewayIpAddressList: call => {
    const { backendState, query } = call
    const gateway = lookup.inVpc(call, 'internetGateway', query.gateway, query)
    return pageByName(
      call,
      backendState.db.gatewayAddresses.in(gateway.id),
      attachment => attachment,
    )
  },

  internetGatewayIpAddressCreate: call => {
    const { backendState, query, body } = call
    const { gatewayAddresses } = backendState.db
    const gateway = lookup.inVpc(call, 'internetGateway', query.gateway, query, 'collaborator')
    requireFreeName(gatewayAddresses, 'internet-gateway-ip-address', gateway.id, body.name)
    return gatewayAddresses.insert({
      ...newIdentity(backendState, body),
      internetGatewayId: gateway.id,
      address: canonicalIp(body.address),
    })
  },

  internetGatewayIpAddressDelete: call => {
    const { backendState, path, query } = call
    const { db } = backendState
    const attachment = lookup.onGateway(call, 'gatewayAddress', path.address, query, 'collaborator')
    const gateway = db.gateways.get(attachment.internetGatewayId) ?? fail.internal()
    prepareAddressDetach(db, gateway, attachment.address, query.cascade ?? false)
    db.gatewayAddresses.remove(attachment.id)
  },
} satisfies Handlers
