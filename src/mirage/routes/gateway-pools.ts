import { preparePoolDetach } from '../rules/gateways'
import { newIdentity, requireFreeName } from '../rules/identity'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'

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
