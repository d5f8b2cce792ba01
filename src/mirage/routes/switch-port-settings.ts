import { syncPeers } from '../rules/bgp-peers'
import { changedIdentity, newIdentity } from '../rules/identity'
import type { PortSettingsRecord } from '../models/system-records'
import type { Draft } from '../rules/port-links'
import { draftSettings } from '../rules/port-settings'
import { authorizeFleet, type Context } from '../server/access'
import { fail } from '../server/errors'
import { fleetLookup } from '../server/fleet-lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'

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
