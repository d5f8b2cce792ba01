import { changedIdentity, requireFreeName, newIdentity } from '../rules/identity'
import { checkPrefix, createVpc } from '../rules/new-vpc'
import { removeVpc, removeRouter } from '../rules/removal'
import type { Context, Role } from '../server/access'
import { fail } from '../server/errors'
import { lookup, type VpcParents } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'
import { updateRules } from '../rules/firewall-rules'

interface VpcCall extends Context {
  path: { vpc: string }
  query: { project?: string | null | undefined }
}

const findVpc = (call: VpcCall, need: Role) =>
  lookup.inProject(call, 'vpc', call.path.vpc, call.query.project, need)

/** VPCs, created with everything needed to use them. */
export const vpcRoutes = {
  vpcList: call => {
    const { id } = lookup.project(call, call.query.project)
    return pageByName(call, call.backendState.db.vpcs.in(id), vpc => vpc)
  },

  vpcCreate: call => {
    const { backendState, query, body } = call
    const project = lookup.project(call, query.project, 'collaborator')
    if (body.ipv6Prefix) checkPrefix(body.ipv6Prefix)
    requireFreeName(backendState.db.vpcs, 'vpc', project.id, body.name)
    return createVpc(backendState, project, body)
  },

  vpcView: call => findVpc(call, 'viewer'),

  /** Firewall rules keep referring to the VPC by its old name. */
  vpcUpdate: call => {
    const { backendState, body } = call
    const { vpcs } = backendState.db
    const vpc = findVpc(call, 'collaborator')
    requireFreeName(vpcs, 'vpc', vpc.projectId, body.name, vpc)
    return vpcs.update(vpc.id, {
      ...changedIdentity(backendState, body),
      dnsName: body.dnsName ?? vpc.dnsName,
    })
  },

  vpcDelete: call => {
    const { backendState } = call
    const vpc = findVpc(call, 'collaborator')
    if (backendState.db.subnets.in(vpc.id).length > 0) {
      fail.invalidRequest('VPC cannot be deleted while VPC Subnets exist')
    }
    removeVpc(backendState, vpc)
  },
} satisfies Handlers

/** Firewall rules, which are read and replaced as one set per VPC. */
export const firewallRoutes = {
  vpcFirewallRulesView: call => {
    const { vpc, project } = call.query
    const { id } = lookup.inProject(call, 'vpc', vpc, project)
    return { rules: [...call.backendState.db.firewallRules.in(id)] }
  },

  vpcFirewallRulesUpdate: call => {
    const { backendState, query, body } = call
    const vpc = lookup.inProject(call, 'vpc', query.vpc, query.project, 'collaborator')
    updateRules(backendState, vpc, body.rules)
    return { rules: [...backendState.db.firewallRules.in(vpc.id)] }
  },
} satisfies Handlers

interface RouterCall extends Context {
  path: { router: string }
  query: VpcParents
}

const findRouter = (call: RouterCall, need: Role) =>
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

  vpcRouterView: call => findRouter(call, 'viewer'),

  vpcRouterUpdate: call => {
    const { backendState, body } = call
    const { routers } = backendState.db
    const router = findRouter(call, 'collaborator')
    requireFreeName(routers, 'vpc-router', router.vpcId, body.name, router)
    return routers.update(router.id, changedIdentity(backendState, body))
  },

  vpcRouterDelete: call => {
    const router = findRouter(call, 'collaborator')
    if (router.kind === 'system') fail.invalidRequest('cannot delete system router')
    removeRouter(call.backendState, router)
  },
} satisfies Handlers
