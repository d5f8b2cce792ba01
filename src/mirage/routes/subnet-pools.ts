import type { SubnetPoolRecord } from '../models/system-records'
import { changedIdentity, newIdentity, requireFreeName } from '../rules/identity'
import { addMember, removeMember, subnetPoolUsage } from '../rules/subnet-pools'
import { authorizeFleet, type Context, type Role } from '../server/access'
import { fail } from '../server/errors'
import { fleetLookup } from '../server/fleet-lookup'
import { pageById, pageByName } from '../server/page'
import type { Handlers } from '../server/route'

export interface SubnetPoolCall extends Context {
  path: { pool: string }
}

/** The pool in the path of an operator's call. */
export const subnetPoolOf = (call: SubnetPoolCall, need: Role): SubnetPoolRecord => {
  authorizeFleet(call, 'viewer')
  return fleetLookup.subnetPool(call, call.path.pool, need)
}

/** Subnet pools for operators. */
export const subnetPoolRoutes = {
  systemSubnetPoolList: call => {
    authorizeFleet(call, 'viewer')
    return pageByName(call, call.backendState.db.subnetPools.in(''), pool => pool)
  },

  systemSubnetPoolCreate: call => {
    const { backendState, body } = call
    const { subnetPools } = backendState.db
    authorizeFleet(call, 'admin')
    requireFreeName(subnetPools, 'subnet-pool', '', body.name)
    return subnetPools.insert({ ...newIdentity(backendState, body), ipVersion: body.ipVersion })
  },

  systemSubnetPoolView: call => subnetPoolOf(call, 'viewer'),

  systemSubnetPoolUpdate: call => {
    const { backendState, body } = call
    const { subnetPools } = backendState.db
    const pool = subnetPoolOf(call, 'admin')
    requireFreeName(subnetPools, 'subnet-pool', '', body.name, pool)
    return subnetPools.update(pool.id, changedIdentity(backendState, body))
  },

  systemSubnetPoolDelete: call => {
    const { db } = call.backendState
    const { id } = subnetPoolOf(call, 'admin')
    if (db.subnetPoolMembers.in(id).length > 0) {
      fail.invalidRequest('Subnet pool cannot be deleted while it has members')
    }
    for (const link of db.subnetPoolSilos.in(id)) db.subnetPoolSilos.remove(link.id)
    db.subnetPools.remove(id)
  },

  systemSubnetPoolMemberList: call => {
    const { id } = subnetPoolOf(call, 'viewer')
    return pageById(call, call.backendState.db.subnetPoolMembers.in(id), member => member)
  },

  systemSubnetPoolMemberAdd: call =>
    addMember(call.backendState, subnetPoolOf(call, 'admin'), call.body),

  systemSubnetPoolMemberRemove: call => {
    removeMember(call.backendState.db, subnetPoolOf(call, 'admin'), call.body.subnet)
  },

  systemSubnetPoolUtilizationView: call =>
    subnetPoolUsage(call.backendState.db, subnetPoolOf(call, 'viewer').id),
} satisfies Handlers
