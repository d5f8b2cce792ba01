import type { SwitchSlot } from '@/api/generated/types'
import type { SwitchPortRecord } from '../models/system-records'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { faultNames } from '../server/fault-names'

/** LLDP announcements are sent twice a minute. In milliseconds. */
export const HELLO_INTERVAL = 30_000

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

/** Whether a switch does not answer, because of the name of the settings of one of its ports. */
export const isSilent = ({ switchPorts, portSettings }: Db, slot: SwitchSlot): boolean =>
  Array.from(switchPorts.all()).some(
    ({ switchSlot, portSettingsId }) =>
      switchSlot === slot &&
      portSettingsId &&
      portSettings.get(portSettingsId)?.name === faultNames.silentSwitch,
  )

/** Responds with 503 if the switch does not answer. */
export const requireAnswer = (db: Db, slot: SwitchSlot): void => {
  if (isSilent(db, slot)) fail.unavailable(`${slot} does not answer`)
}
