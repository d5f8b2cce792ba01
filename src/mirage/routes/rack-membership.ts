import type { RackRecord } from '../models/system-records'
import { abortChange, addMembers, membershipOf } from '../rules/rack-membership'
import type { Context, Role } from '../server/access'
import { fleetLookup } from '../server/fleet-lookup'
import type { Handlers } from '../server/route'

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
