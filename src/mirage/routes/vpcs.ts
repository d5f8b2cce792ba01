import { changedIdentity, requireFreeName } from '../rules/identity'
import { checkPrefix, createVpc } from '../rules/new-vpc'
import { removeVpc } from '../rules/vpc-removal'
import type { Context, Role } from '../server/access'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'

interface VpcCall extends Context {
  path: { vpc: string }
  query: { project?: string | null | undefined }
}

const find = (call: VpcCall, need: Role) =>
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

  vpcView: call => find(call, 'viewer'),

  /** Firewall rules keep referring to the VPC by its old name. */
  vpcUpdate: call => {
    const { backendState, body } = call
    const { vpcs } = backendState.db
    const vpc = find(call, 'collaborator')
    requireFreeName(vpcs, 'vpc', vpc.projectId, body.name, vpc)
    return vpcs.update(vpc.id, {
      ...changedIdentity(backendState, body),
      dnsName: body.dnsName ?? vpc.dnsName,
    })
  },

  vpcDelete: call => {
    const { backendState } = call
    const vpc = find(call, 'collaborator')
    if (backendState.db.subnets.in(vpc.id).length > 0) {
      fail.invalidRequest('VPC cannot be deleted while VPC Subnets exist')
    }
    removeVpc(backendState, vpc)
  },
} satisfies Handlers
