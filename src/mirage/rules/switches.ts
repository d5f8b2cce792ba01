import type { SwitchLocation } from '@/api/generated/types'
import type { SwitchPortRecord } from '../models/switch-ports'
import type { Db } from '../server/db'
import { fail } from '../server/errors'

/** A rack has two switches. Checked here because the schema accepts any name. */
export const switchLocation = (name: string): SwitchLocation =>
  name === 'switch0' || name === 'switch1'
    ? name
    : fail.invalidRequest(`unknown switch location "${name}": must be switch0 or switch1`)

/** The external ports. Those to the sleds are not configurable. */
const UPLINK = /^qsfp([0-9]|[12][0-9]|3[01])$/

/** Finds a port by rack, switch and name. */
export const findSwitchPort = (
  db: Db,
  { rackId, ...place }: { rackId: string; switchLocation: string; port: string },
): SwitchPortRecord => {
  const location = switchLocation(place.switchLocation)
  if (!UPLINK.test(place.port)) {
    fail.invalidRequest(`"${place.port}" is not the name of a QSFP port`)
  }
  return (
    Array.from(db.switchPorts.all()).find(
      port =>
        port.rackId === rackId && port.switchLocation === location && port.portName === place.port,
    ) ?? fail.notFound('switch-port', place.port)
  )
}
