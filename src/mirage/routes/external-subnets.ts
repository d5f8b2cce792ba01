import { isUuid } from '@/lib/name-or-id'
import type { InstanceRecord } from '../models/records'
import type { ExternalSubnetRecord } from '../models/system-records'
import { allocateExactly, allocateFromPool } from '../rules/external-subnets'
import { changedIdentity, newIdentity, requireFreeName } from '../rules/identity'
import { requireAddressesChangeable } from '../rules/instance-states'
import { versionLabel, versionsOf } from '../rules/ip-stacks'
import { blockOf } from '../rules/subnet-pools'
import type { Context, Role } from '../server/access'
import type { BackendState } from '../server/backend-state'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'
import { instanceOf } from './instance-disks'

const MAX_PER_INSTANCE = 32

interface SubnetCall extends Context {
  path: { externalSubnet: string }
  query: { project?: string | null | undefined }
}

const find = (call: SubnetCall, need: Role): ExternalSubnetRecord =>
  lookup.inProject(call, 'externalSubnet', call.path.externalSubnet, call.query.project, need)

/** The instance to attach to, which must be in the same project whether given by name or ID. */
const parentOf = (context: Context, { projectId }: ExternalSubnetRecord, nameOrId: string) => {
  const project = isUuid(nameOrId) ? undefined : projectId
  const instance = lookup.inProject(context, 'instance', nameOrId, project)
  return instance.projectId === projectId
    ? instance
    : fail.invalidRequest('instance must be in the same project as the external subnet')
}

const attach = (
  { db, now }: BackendState,
  subnet: ExternalSubnetRecord,
  { id: instanceId }: InstanceRecord,
): ExternalSubnetRecord => {
  if (subnet.instanceId) fail.invalidRequest('external subnet is attached to another instance')
  const { version } = blockOf(subnet).ip
  if (!versionsOf(db, instanceId).includes(version)) {
    fail.invalidRequest(
      `the primary interface of the instance has no ${versionLabel(version)} address`,
    )
  }
  if (db.externalSubnets.by('instance', instanceId).length >= MAX_PER_INSTANCE) {
    fail.invalidRequest(`an instance may not have more than ${MAX_PER_INSTANCE} external subnets`)
  }
  return db.externalSubnets.update(subnet.id, { instanceId, timeModified: now() })
}

/** External subnets: blocks of addresses that are routed to an instance. */
export const externalSubnetRoutes = {
  externalSubnetList: call => {
    const { db } = call.backendState
    const project = lookup.project(call, call.query.project)
    return pageByName(call, db.externalSubnets.in(project.id), subnet => subnet)
  },

  externalSubnetCreate: call => {
    const { backendState, query, body } = call
    const { externalSubnets } = backendState.db
    const { allocator } = body
    const project = lookup.project(call, query.project, 'limited_collaborator')
    requireFreeName(externalSubnets, 'external-subnet', project.id, body.name)
    const allocation =
      allocator.type === 'explicit'
        ? allocateExactly(call, allocator.subnet)
        : allocateFromPool(call, allocator.poolSelector, allocator.prefixLength)
    return externalSubnets.insert({
      ...newIdentity(backendState, body),
      ...allocation,
      projectId: project.id,
      instanceId: null,
    })
  },

  externalSubnetView: call => find(call, 'viewer'),

  externalSubnetUpdate: call => {
    const { backendState, body } = call
    const { externalSubnets } = backendState.db
    const subnet = find(call, 'limited_collaborator')
    requireFreeName(externalSubnets, 'external-subnet', subnet.projectId, body.name, subnet)
    return externalSubnets.update(subnet.id, changedIdentity(backendState, body))
  },

  externalSubnetDelete: call => {
    const { id, instanceId } = find(call, 'limited_collaborator')
    if (instanceId) {
      fail.invalidRequest('External subnet cannot be deleted while attached to an instance')
    }
    call.backendState.db.externalSubnets.remove(id)
  },

  externalSubnetAttach: call => {
    const subnet = find(call, 'limited_collaborator')
    const instance = parentOf(call, subnet, call.body.instance)
    if (subnet.instanceId === instance.id) return subnet
    requireAddressesChangeable(instance.runState, 'attach')
    return attach(call.backendState, subnet, instance)
  },

  externalSubnetDetach: call => {
    const { db, now } = call.backendState
    const subnet = find(call, 'limited_collaborator')
    if (!subnet.instanceId) return subnet
    const instance = db.instances.get(subnet.instanceId) ?? fail.internal()
    requireAddressesChangeable(instance.runState, 'detach')
    return db.externalSubnets.update(subnet.id, { instanceId: null, timeModified: now() })
  },

  /** A single page, because an instance has at most 32. */
  instanceExternalSubnetList: call => {
    const { id } = instanceOf(call, 'viewer')
    return { items: [...call.backendState.db.externalSubnets.by('instance', id)], nextPage: null }
  },
} satisfies Handlers
