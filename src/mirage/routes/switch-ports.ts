import type { SwitchSlot } from '@/api/generated/types'
import type {
  LldpNeighborRecord,
  PortSettingsRecord,
  SwitchPortRecord,
} from '../models/system-records'
import { findSwitchPort, HELLO_INTERVAL, requireAnswer } from '../rules/switches'
import { authorizeFleet, type Context, type Role } from '../server/access'
import { asnOf, peersOf, syncPeers } from '../rules/bgp-peers'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { fleetLookup } from '../server/fleet-lookup'
import { pageById, pageByName } from '../server/page'
import type { Handlers } from '../server/route'
import type { BackendState } from '../server/backend-state'
import { changedIdentity, newIdentity } from '../rules/identity'
import type { Draft } from '../rules/port-links'
import { draftSettings } from '../rules/port-settings'

/** A call that identifies a port by name, switch and rack. */
interface SwitchPortCall extends Context {
  path: { port: string }
  query: { rackId: string; switchSlot: SwitchSlot }
}

const portOf = (call: SwitchPortCall, need: Role): SwitchPortRecord => {
  authorizeFleet(call, need)
  return findSwitchPort(call.backendState.db, { ...call.path, ...call.query })
}

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
const linkState = (db: Db, { portSettingsId, hasNoLink }: SwitchPortRecord) => {
  const links = (portSettingsId && db.portSettings.get(portSettingsId)?.links) || []
  return {
    link: Object.fromEntries(
      links.map(({ linkName, autoneg, fec, mtu, speed }) => [
        linkName,
        { autoneg, enabled: true, fec, mtu, speed, linkState: hasNoLink ? 'down' : 'up' },
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

  networkingSwitchPortStatus: call => {
    const port = portOf(call, 'viewer')
    requireAnswer(call.backendState.db, port.switchSlot)
    return linkState(call.backendState.db, port)
  },
} satisfies Handlers

/** Neighbors that announce themselves were last seen up to two intervals ago. */
const lastSeen = ({ lastSeen: first, isHeard }: LldpNeighborRecord, now: number): string => {
  if (!isHeard) return first
  const since = Date.parse(first)
  return new Date(
    since + Math.max(0, Math.floor((now - since) / HELLO_INTERVAL) - 1) * HELLO_INTERVAL,
  ).toISOString()
}

/** LLDP configuration and neighbors of switch ports. */
export const lldpRoutes = {
  networkingSwitchPortLldpConfigView: call => {
    const port = portOf(call, 'viewer')
    const [config] = call.backendState.db.lldpConfigs.by('port', port.id)
    return config ?? fail.nothingHere(`port ${port.portName} has no LLDP configuration`)
  },

  /** Keeps the configuration's ID and ignores the one in the body. */
  networkingSwitchPortLldpConfigUpdate: call => {
    const { body, backendState } = call
    const { db, ids } = backendState
    const port = portOf(call, 'admin')
    const [known] = db.lldpConfigs.by('port', port.id)
    const config = {
      enabled: body.enabled,
      chassisId: body.chassisId ?? null,
      linkDescription: body.linkDescription ?? null,
      linkName: body.linkName ?? null,
      managementIp: body.managementIp ?? null,
      systemDescription: body.systemDescription ?? null,
      systemName: body.systemName ?? null,
    }
    if (known) db.lldpConfigs.update(known.id, config)
    else db.lldpConfigs.insert({ ...config, id: ids.next(), switchPortId: port.id })
  },

  networkingSwitchPortLldpNeighbors: call => {
    const { path, backendState } = call
    authorizeFleet(call, 'viewer')
    const port = findSwitchPort(backendState.db, path)
    requireAnswer(backendState.db, port.switchSlot)
    const now = backendState.clock.now()
    return pageById(call, backendState.db.lldpNeighbors.in(port.id), neighbor => ({
      ...neighbor,
      lastSeen: lastSeen(neighbor, now),
    }))
  },
} satisfies Handlers

/** Replaces existing settings of that name, also on the ports that use them. */
export const writePortSettings = (context: Context, spec: Draft['spec']): PortSettingsRecord => {
  const { backendState } = context
  const { portSettings, switchPorts } = backendState.db
  authorizeFleet(context, 'admin')
  const known = portSettings.named('', spec.name)
  const identity = known
    ? { ...known, ...changedIdentity(backendState, spec) }
    : newIdentity(backendState, spec)
  const draft = draftSettings({ context, spec, id: identity.id })
  const settings = known
    ? portSettings.update(known.id, { ...identity, ...draft })
    : portSettings.insert({ ...identity, ...draft })
  for (const port of switchPorts.by('settings', settings.id)) syncPeers(backendState, port)
  return settings
}

/** Named settings for switch ports. */
export const switchPortSettingsRoutes = {
  networkingSwitchPortSettingsList: call => {
    authorizeFleet(call, 'viewer')
    const { portSettings } = call.query
    const settings = portSettings
      ? [fleetLookup.portSettings(call, portSettings)]
      : call.backendState.db.portSettings.in('')
    return pageByName(call, settings, each => each)
  },

  networkingSwitchPortSettingsCreate: call => writePortSettings(call, call.body),

  networkingSwitchPortSettingsDelete: call => {
    const { portSettings, switchPorts } = call.backendState.db
    authorizeFleet(call, 'admin')
    const nameOrId = call.query.portSettings ?? fail.invalidRequest('name or id required')
    const { id } = fleetLookup.portSettings(call, nameOrId)
    if (switchPorts.by('settings', id).length > 0) {
      fail.invalidRequest('switch port settings are applied to a port: clear them there first')
    }
    portSettings.remove(id)
  },

  networkingSwitchPortSettingsView: call => fleetLookup.portSettings(call, call.path.port),
} satisfies Handlers
