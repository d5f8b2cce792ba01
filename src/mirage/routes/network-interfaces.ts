import type { NetworkInterfaceRecord } from '../models/records'
import { changedIdentity, requireFreeName } from '../rules/identity'
import { requireInterfacesChangeable } from '../rules/instance-states'
import { createInterface } from '../rules/interfaces'
import { checkTransitIps, withTransitIps } from '../rules/transit-ips'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'

const holderOf = (db: Db, { instanceId }: NetworkInterfaceRecord) =>
  db.instances.get(instanceId) ?? fail.internal()

/** Unsets the current primary interface. */
const demotePrimary = (db: Db, instanceId: string) => {
  for (const { id, primary } of db.networkInterfaces.in(instanceId)) {
    if (primary) db.networkInterfaces.update(id, { primary: false })
  }
}

/** Network interfaces of instances, which change only while the instance is stopped. */
export const networkInterfaceRoutes = {
  instanceNetworkInterfaceList: call => {
    const { query, backendState } = call
    const instance = lookup.inProject(call, 'instance', query.instance, query.project)
    return pageByName(call, backendState.db.networkInterfaces.in(instance.id), nic => nic)
  },

  instanceNetworkInterfaceCreate: call => {
    const { query, body, backendState } = call
    const { instance: name, project } = query
    const instance = lookup.inProject(call, 'instance', name, project, 'limited_collaborator')
    requireInterfacesChangeable(instance.runState, 'create')
    return createInterface(backendState, instance, body)
  },

  instanceNetworkInterfaceView: call =>
    lookup.networkInterface(call, call.path.interface, call.query),

  instanceNetworkInterfaceUpdate: call => {
    const { path, query, body, backendState } = call
    const { db } = backendState
    const nic = lookup.networkInterface(call, path.interface, query, 'limited_collaborator')
    requireInterfacesChangeable(holderOf(db, nic).runState, 'update')
    const type = 'instance-network-interface'
    requireFreeName(db.networkInterfaces, type, nic.instanceId, body.name, nic)
    checkTransitIps(body.transitIps)
    const changed = changedIdentity(backendState, body)
    if (body.primary) demotePrimary(db, nic.instanceId)
    return db.networkInterfaces.update(nic.id, {
      ...changed,
      ipStack: withTransitIps(backendState, nic.ipStack, body.transitIps),
      primary: body.primary || nic.primary,
    })
  },

  instanceNetworkInterfaceDelete: call => {
    const { path, query, backendState } = call
    const { db } = backendState
    const nic = lookup.networkInterface(call, path.interface, query, 'limited_collaborator')
    requireInterfacesChangeable(holderOf(db, nic).runState, 'delete')
    if (nic.primary && db.networkInterfaces.in(nic.instanceId).length > 1) {
      fail.invalidRequest(
        'the primary interface may not be deleted while secondary interfaces exist',
      )
    }
    db.networkInterfaces.remove(nic.id)
  },
} satisfies Handlers
