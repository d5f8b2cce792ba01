import type { SwitchSlot } from '@/api/generated/types'
import type { SwitchPortRecord } from '../models/system-records'
import type { Db } from '../server/db'
import { fail } from '../server/errors'

/** The external ports. Those to the sleds are not configurable. */
const UPLINK = /^qsfp([0-9]|[12][0-9]|3[01])$/

/** Finds a port by rack, switch and name. */
export const findSwitchPort = (
  db: Db,
  { rackId, ...place }: { rackId: string; switchSlot: SwitchSlot; port: string },
): SwitchPortRecord => {
  if (!UPLINK.test(place.port)) {
    fail.invalidRequest(`"${place.port}" is not the name of a QSFP port`)
  }
  return (
    Array.from(db.switchPorts.all()).find(
      port =>
        port.rackId === rackId &&
        port.switchSlot === place.switchSlot &&
        port.portName === place.port,
    ) ?? fail.notFound('switch-port', place.port)
  )
}
