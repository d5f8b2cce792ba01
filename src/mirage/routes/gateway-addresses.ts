import { canonicalIp } from '../rules/addresses'
import { prepareAddressDetach } from '../rules/gateways'
import { newIdentity, requireFreeName } from '../rules/identity'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'

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
