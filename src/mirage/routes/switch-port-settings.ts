import { syncPeers } from '../rules/bgp-peers'
import { changedIdentity, newIdentity } from '../rules/identity'
import { draftSettings } from '../rules/port-settings'
import type { PortSettingsRecord } from '../models/switch-ports'
import { authorizeFleet } from '../server/access'
import { fail } from '../server/errors'
import { fleetLookup } from '../server/fleet-lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'

const viewOf = ({ view, ...settings }: PortSettingsRecord) => ({ ...view, settings })

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

  /** Replaces existing settings of that name, also on the ports that use them. */
  networkingSwitchPortSettingsCreate: call => {
    const { body, backendState } = call
    const { portSettings, switchPorts } = backendState.db
    authorizeFleet(call, 'admin')
    const known = portSettings.named('', body.name)
    const identity = known
      ? { ...known, ...changedIdentity(backendState, body) }
      : newIdentity(backendState, body)
    const view = draftSettings({ context: call, spec: body, id: identity.id })
    const settings = known
      ? portSettings.update(known.id, { ...identity, view })
      : portSettings.insert({ ...identity, view })
    for (const port of switchPorts.by('settings', settings.id)) syncPeers(backendState, port)
    return viewOf(settings)
  },

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

  networkingSwitchPortSettingsView: call => viewOf(fleetLookup.portSettings(call, call.path.port)),
} satisfies Handlers
