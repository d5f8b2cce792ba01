import { isUuid } from '@/lib/name-or-id'
import type { FloatingIpRecord } from '../models/records'
import { attachFloating, setFloatingInstance } from '../rules/external-addresses'
import { changedIdentity, requireFreeName } from '../rules/identity'
import { requireAddressesChangeable } from '../rules/instance-states'
import { createFloatingIp } from '../rules/new-floating-ips'
import { choosePool, poolWith } from '../rules/pool-choice'
import type { Context, Role } from '../server/access'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'

interface FloatingIpCall extends Context {
  path: { floatingIp: string }
  query: { project?: string | null | undefined }
}

const find = (call: FloatingIpCall, need: Role) =>
  lookup.inProject(call, 'floatingIp', call.path.floatingIp, call.query.project, need)

/** The instance to attach to, which must be in the same project whether given by name or ID. */
const parentOf = (context: Context, floatingIp: FloatingIpRecord, nameOrId: string) => {
  const project = isUuid(nameOrId) ? undefined : floatingIp.projectId
  const instance = lookup.inProject(context, 'instance', nameOrId, project)
  return instance.projectId === floatingIp.projectId
    ? instance
    : fail.invalidRequest('instance must be in the same project as the floating IP')
}

/** Floating IPs: external addresses that belong to a project and move between its instances. */
export const floatingIpRoutes = {
  floatingIpList: call => {
    const project = lookup.project(call, call.query.project)
    return pageByName(
      call,
      call.backendState.db.floatingIps.in(project.id),
      floatingIp => floatingIp,
    )
  },

  floatingIpCreate: call => {
    const { backendState, query, body } = call
    const { addressAllocator: allocator, ...spec } = body
    const project = lookup.project(call, query.project, 'limited_collaborator')
    const ip = allocator.type === 'explicit' ? allocator.ip : null
    const pool =
      allocator.type === 'explicit'
        ? poolWith(call, allocator.ip)
        : choosePool(call, allocator.poolSelector)
    return createFloatingIp(backendState, project, { ...spec, ipPoolId: pool.id, ip })
  },

  floatingIpView: call => find(call, 'viewer'),

  floatingIpUpdate: call => {
    const { backendState, body } = call
    const table = backendState.db.floatingIps
    const floatingIp = find(call, 'limited_collaborator')
    requireFreeName(table, 'floating-ip', floatingIp.projectId, body.name, floatingIp)
    return table.update(floatingIp.id, changedIdentity(backendState, body))
  },

  floatingIpDelete: call => {
    const { id, instanceId } = find(call, 'limited_collaborator')
    if (instanceId) {
      fail.invalidRequest('Floating IP cannot be deleted while attached to an instance')
    }
    call.backendState.db.floatingIps.remove(id)
  },

  floatingIpAttach: call => {
    const { backendState, body } = call
    const floatingIp = find(call, 'limited_collaborator')
    const instance = parentOf(call, floatingIp, body.parent)
    if (floatingIp.instanceId === instance.id) return floatingIp
    requireAddressesChangeable(instance.runState, 'attach')
    return attachFloating(backendState, floatingIp, instance)
  },

  floatingIpDetach: call => {
    const { backendState } = call
    const floatingIp = find(call, 'limited_collaborator')
    if (!floatingIp.instanceId) return floatingIp
    const instance = backendState.db.instances.get(floatingIp.instanceId) ?? fail.internal()
    requireAddressesChangeable(instance.runState, 'detach')
    return setFloatingInstance(backendState, floatingIp, null)
  },
} satisfies Handlers
