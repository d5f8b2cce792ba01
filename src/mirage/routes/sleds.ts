import type { SledRecord, RackRecord } from '../models/system-records'
import type { InstanceRecord } from '../models/records'
import { authorizeFleet, type Context, type Role } from '../server/access'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { fleetLookup } from '../server/fleet-lookup'
import { pageById } from '../server/page'
import type { Handlers } from '../server/route'
import { abortChange, addMembers, membershipOf } from '../rules/rack-membership'

/** An instance as operators see it, with its project and silo by name. */
const sledInstance = (db: Db, { id: activeSledId }: SledRecord, instance: InstanceRecord) => {
  const project = db.projects.get(instance.projectId) ?? fail.internal()
  const silo = db.silos.get(project.siloId) ?? fail.internal()
  const { id, name, ncpus, memory, runState, timeCreated, timeModified } = instance
  return {
    id,
    name,
    ncpus,
    memory,
    timeCreated,
    timeModified,
    activeSledId,
    migrationId: null,
    state: runState,
    projectName: project.name,
    siloName: silo.name,
  }
}

export const sledRoutes = {
  /** Includes those out of service, so that the console can show them. */
  sledList: call => {
    authorizeFleet(call, 'viewer')
    return pageById(call, call.backendState.db.sleds.in(''), sled => sled)
  },

  sledView: call => fleetLookup.sled(call, call.path.sledId),

  sledPhysicalDiskList: call => {
    const sled = fleetLookup.sled(call, call.path.sledId)
    return pageById(call, call.backendState.db.physicalDisks.by('sled', sled.id), disk => disk)
  },

  sledInstanceList: call => {
    const { db } = call.backendState
    const sled = fleetLookup.sled(call, call.path.sledId)
    const instances = db.instances.by('sled', sled.id)
    return pageById(call, instances, instance => sledInstance(db, sled, instance))
  },

  /** Affects new instances only; running ones stay. */
  sledSetProvisionPolicy: call => {
    const { body, path, backendState } = call
    const { id, policy } = fleetLookup.sled(call, path.sledId, 'admin')
    if (policy.kind !== 'in_service') {
      return fail.conflict('the provision policy of a sled that is not in service cannot be set')
    }
    const newState = body.state
    backendState.db.sleds.update(id, {
      policy: { ...policy, provisionPolicy: newState },
      timeModified: backendState.now(),
    })
    return { oldState: policy.provisionPolicy, newState }
  },

  /** There are never many, so the response is a single page without a token. */
  sledListUninitialized: call => {
    authorizeFleet(call, 'viewer')
    if (call.query.pageToken) {
      fail.invalidValue('page_token', 'this list has no further pages')
    }
    const items = [...call.backendState.db.uninitializedSleds.in('')]
    return { items, nextPage: null }
  },
} satisfies Handlers

const rackOf = (call: Context & { path: { rackId: string } }, need: Role): RackRecord =>
  fleetLookup.rack(call, call.path.rackId, need)

/** The sleds that belong to a rack. */
export const rackMembershipRoutes = {
  rackMembershipStatus: call =>
    membershipOf(call.backendState.db, rackOf(call, 'viewer'), call.query.version),

  rackMembershipAddSleds: call =>
    addMembers(call.backendState, rackOf(call, 'admin'), call.body.sledIds),

  rackMembershipAbort: call => abortChange(call.backendState, rackOf(call, 'admin')),
} satisfies Handlers

/** Racks, switches and physical disks, all read-only. */
export const hardwareRoutes = {
  rackList: call => {
    authorizeFleet(call, 'viewer')
    return pageById(call, call.backendState.db.racks.in(''), rack => rack)
  },

  rackView: call => fleetLookup.rack(call, call.path.rackId),

  switchList: call => {
    authorizeFleet(call, 'viewer')
    return pageById(call, call.backendState.db.switches.in(''), each => each)
  },

  switchView: call => fleetLookup.switch(call, call.path.switchId),

  /** Includes those out of service, so that the console can show them. */
  physicalDiskList: call => {
    authorizeFleet(call, 'viewer')
    return pageById(call, call.backendState.db.physicalDisks.in(''), disk => disk)
  },

  physicalDiskView: call => fleetLookup.physicalDisk(call, call.path.diskId),
} satisfies Handlers
