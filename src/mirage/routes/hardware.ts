import { authorizeFleet } from '../server/access'
import { fleetLookup } from '../server/fleet-lookup'
import { pageById } from '../server/page'
import type { Handlers } from '../server/route'

/** Racks, switches and drives: they are there, and nothing here changes them. */
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

  /** Those that are out of service, too, so that there is a place to see them. */
  physicalDiskList: call => {
    authorizeFleet(call, 'viewer')
    return pageById(call, call.backendState.db.physicalDisks.in(''), disk => disk)
  },

  physicalDiskView: call => fleetLookup.physicalDisk(call, call.path.diskId),
} satisfies Handlers
