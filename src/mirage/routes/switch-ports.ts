import type { SwitchPortRecord } from '../models/system-records'
import { asnOf, peersOf, syncPeers } from '../rules/bgp-peers'
import { authorizeFleet } from '../server/access'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { fleetLookup } from '../server/fleet-lookup'
import { pageById } from '../server/page'
import type { Handlers } from '../server/route'
import type { BackendState } from '../server/backend-state'
import { portOf } from './switch-port-call'

const asnsOf = (db: Db, port: SwitchPortRecord): Set<number> =>
  new Set(peersOf(db, port).flatMap(peer => asnOf(db, peer) ?? []))

/** All ports of a switch must use the same autonomous system number. */
const requireOneAsn = (db: Db, changed: SwitchPortRecord) => {
  const wanted = asnsOf(db, changed)
  for (const port of db.switchPorts.all()) {
    const sameSwitch = port.rackId === changed.rackId && port.switchSlot === changed.switchSlot
    if (!sameSwitch || port.id === changed.id) continue
    for (const asn of asnsOf(db, port)) {
      if (wanted.size > 0 && !wanted.has(asn)) {
        fail.conflict(`another ASN is configured on this switch already: ${asn}`)
      }
    }
  }
}

const setSettings = (
  backendState: BackendState,
  port: SwitchPortRecord,
  portSettingsId: string | null,
) => {
  const changed = { ...port, portSettingsId }
  requireOneAsn(backendState.db, changed)
  syncPeers(backendState, backendState.db.switchPorts.update(port.id, changed))
}

/** A switch's report on a port. The API leaves its format open. */
const linkState = (db: Db, { portSettingsId }: SwitchPortRecord) => {
  const links = (portSettingsId && db.portSettings.get(portSettingsId)?.links) || []
  return {
    link: Object.fromEntries(
      links.map(({ linkName, autoneg, fec, mtu, speed }) => [
        linkName,
        { autoneg, enabled: true, fec, mtu, speed, linkState: 'up' },
      ]),
    ),
    monitors:
      links.length > 0
        ? { temperature: 41.5, supplyVoltage: 3.29, receiverPower: [1.02, 0.98, 1.01, 0.97] }
        : null,
  }
}

/** The external ports of a rack's switches. */
export const switchPortRoutes = {
  networkingSwitchPortList: call => {
    authorizeFleet(call, 'viewer')
    const { switchPortId } = call.query
    const ports = call.backendState.db.switchPorts.in('')
    const found = switchPortId ? ports.filter(({ id }) => id === switchPortId) : ports
    return pageById(call, found, port => port)
  },

  /** Overwrites the settings applied before. */
  networkingSwitchPortApplySettings: call => {
    const port = portOf(call, 'admin')
    setSettings(call.backendState, port, fleetLookup.portSettings(call, call.body.portSettings).id)
  },

  networkingSwitchPortClearSettings: call => {
    setSettings(call.backendState, portOf(call, 'admin'), null)
  },

  networkingSwitchPortStatus: call => linkState(call.backendState.db, portOf(call, 'viewer')),
} satisfies Handlers
