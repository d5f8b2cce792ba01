import { findSwitchPort } from '../rules/switches'
import { authorizeFleet } from '../server/access'
import { fail } from '../server/errors'
import { pageById } from '../server/page'
import type { Handlers } from '../server/route'
import { portOf } from './switch-port-call'

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
    return pageById(call, backendState.db.lldpNeighbors.in(port.id), neighbor => neighbor)
  },
} satisfies Handlers
