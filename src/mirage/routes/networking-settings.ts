import type { NetworkingSettingsRecord } from '../models/system-records'
import { authorizeFleet } from '../server/access'
import type { Db } from '../server/db'
import { FLEET_ID } from '../server/ids'
import type { Handlers } from '../server/route'

const DEFAULTS: NetworkingSettingsRecord = {
  id: FLEET_ID,
  externalJumboFramesOptInEnabled: false,
  inboundIcmpEnabled: true,
}

const settingsOf = ({ networkingSettings }: Db): NetworkingSettingsRecord =>
  networkingSettings.get(FLEET_ID) ?? DEFAULTS

const change = (db: Db, patch: Partial<NetworkingSettingsRecord>): NetworkingSettingsRecord => {
  const settings = { ...settingsOf(db), ...patch }
  const { networkingSettings } = db
  return networkingSettings.get(FLEET_ID)
    ? networkingSettings.update(FLEET_ID, settings)
    : networkingSettings.insert(settings)
}

/** Settings of the system's networking. */
export const networkingSettingsRoutes = {
  networkingInboundIcmpView: call => {
    authorizeFleet(call, 'viewer')
    return { enabled: settingsOf(call.backendState.db).inboundIcmpEnabled }
  },

  networkingInboundIcmpUpdate: call => {
    authorizeFleet(call, 'admin')
    change(call.backendState.db, { inboundIcmpEnabled: call.body.enabled })
  },

  systemNetworkingSettingsView: call => {
    authorizeFleet(call, 'viewer')
    return settingsOf(call.backendState.db)
  },

  systemNetworkingSettingsUpdate: call => {
    authorizeFleet(call, 'admin')
    return change(call.backendState.db, call.body)
  },
} satisfies Handlers
