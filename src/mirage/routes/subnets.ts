import { isUuid } from '@/lib/name-or-id'
import { canonicalNet } from '../rules/addresses'
import { changedIdentity, newIdentity, requireFreeName } from '../rules/identity'
import {
  checkIpv4Block,
  checkIpv6Block,
  randomIpv6Block,
  requireFreeBlock,
} from '../rules/subnet-blocks'
import { createSubnetRoute, removeSubnetRoute, renameSubnetRoute } from '../rules/subnet-routes'
import { interfacesIn } from '../rules/interfaces'
import type { Context, Role } from '../server/access'
import { fail } from '../server/errors'
import { lookup, type VpcParents } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'

interface SubnetCall extends Context {
  path: { subnet: string }
  query: VpcParents
}

const find = (call: SubnetCall, need: Role) =>
  lookup.inVpc(call, 'subnet', call.path.subnet, call.query, need)

/** The custom router of a subnet; null for none. */
const customRouterId = (context: Context, vpcId: string, nameOrId: string | null | undefined) => {
  if (!nameOrId) return null
  const parent = isUuid(nameOrId) ? {} : { vpc: vpcId }
  const router = lookup.inVpc(context, 'router', nameOrId, parent)
  if (router.vpcId !== vpcId) {
    fail.invalidRequest('a router and the subnets that use it must be in the same VPC')
  }
  if (router.kind === 'system') {
    fail.invalidRequest('a system router cannot be attached to a subnet')
  }
  return router.id
}

/** Subnets of VPCs. */
export const subnetRoutes = {
  vpcSubnetList: call => {
    const { vpc, project } = call.query
    const { id } = lookup.inProject(call, 'vpc', vpc, project)
    return pageByName(call, call.backendState.db.subnets.in(id), subnet => subnet)
  },

  vpcSubnetCreate: call => {
    const { backendState, query, body } = call
    const { subnets } = backendState.db
    const vpc = lookup.inProject(call, 'vpc', query.vpc, query.project, 'collaborator')
    const routerId = customRouterId(call, vpc.id, body.customRouter)
    checkIpv4Block(body.ipv4Block)
    if (body.ipv6Block) checkIpv6Block(vpc, body.ipv6Block)
    requireFreeName(subnets, 'vpc-subnet', vpc.id, body.name)
    requireFreeBlock(backendState, vpc, body.ipv4Block)
    if (body.ipv6Block) requireFreeBlock(backendState, vpc, body.ipv6Block)
    const subnet = subnets.insert({
      ...newIdentity(backendState, body),
      vpcId: vpc.id,
      ipv4Block: canonicalNet(body.ipv4Block),
      ipv6Block: body.ipv6Block ? canonicalNet(body.ipv6Block) : randomIpv6Block(backendState, vpc),
      customRouterId: routerId,
    })
    createSubnetRoute(backendState, vpc, subnet)
    return subnet
  },

  vpcSubnetView: call => find(call, 'viewer'),

  /** Omitting the router detaches it. */
  vpcSubnetUpdate: call => {
    const { backendState, body } = call
    const { subnets } = backendState.db
    const subnet = find(call, 'collaborator')
    const routerId = customRouterId(call, subnet.vpcId, body.customRouter)
    requireFreeName(subnets, 'vpc-subnet', subnet.vpcId, body.name, subnet)
    const changed = subnets.update(subnet.id, {
      ...changedIdentity(backendState, body),
      customRouterId: routerId,
    })
    if (changed.name !== subnet.name) renameSubnetRoute(backendState, changed)
    return changed
  },

  vpcSubnetDelete: call => {
    const { backendState } = call
    const subnet = find(call, 'collaborator')
    if (interfacesIn(backendState.db, subnet.id).length > 0) {
      fail.invalidRequest('cannot delete subnet while network interfaces exist in it')
    }
    removeSubnetRoute(backendState, subnet)
    backendState.db.subnets.remove(subnet.id)
  },

  vpcSubnetListNetworkInterfaces: call => {
    const { id } = find(call, 'viewer')
    return pageByName(call, call.backendState.db.networkInterfaces.by('subnet', id), nic => nic)
  },
} satisfies Handlers
