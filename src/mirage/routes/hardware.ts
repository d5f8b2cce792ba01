import { authorizeFleet } from '../server/access'
import { fleetLookup } from '../server/fleet-lookup'
import { pageById } from '../server/page'
import type { Handlers } from '../server/route'

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
