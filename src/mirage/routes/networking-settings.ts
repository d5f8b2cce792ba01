import { containsIp, parseCidr } from '@/lib/cidr'
import { parseIp } from '@/lib/ip'
import { MAX_ALLOW_LIST_ENTRIES } from '@/lib/limits'
import type { NetworkingSettingsRecord } from '../models/system-records'
import { authorizeFleet } from '../server/access'
import type { Db } from '../server/db'
import { FLEET_ID } from '../server/backend-state'
import type { Handlers } from '../server/route'
import { fail } from '../server/errors'

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

/** Requests to this backend always come from the local machine. */
const CALLER = '127.0.0.1'

const theList = ({ allowLists }: Db) => allowLists.get(FLEET_ID) ?? fail.internal()

/** Rejects a list that is empty, allows everything in disguise, or would lock out the caller. */
const checkEntries = (entries: readonly string[]) => {
  if (entries.length === 0) fail.invalidRequest('the source IP allow list may not be empty')
  if (entries.length > MAX_ALLOW_LIST_ENTRIES) {
    fail.invalidRequest(
      `the source IP allow list may have at most ${MAX_ALLOW_LIST_ENTRIES} entries`,
    )
  }
  const caller = parseIp(CALLER)
  let letsCallerIn = false
  for (const entry of entries) {
    const network = parseCidr(entry) ?? fail.invalidRequest(`"${entry}" is not an IP network`)
    if (network.ip.value === 0n) {
      fail.invalidRequest(`the source IP allow list may not hold the unspecified address: ${entry}`)
    }
    if (network.width === 0) {
      fail.invalidRequest(`the source IP allow list may not hold a network of everything: ${entry}`)
    }
    letsCallerIn ||= caller !== undefined && containsIp(network, caller)
  }
  if (!letsCallerIn) {
    fail.invalidRequest(
      `the source IP allow list would shut out the client that sets it: it must hold ${CALLER}`,
    )
  }
}

/** The IP allow list of the system's services. */
export const allowListRoutes = {
  networkingAllowListView: call => {
    authorizeFleet(call, 'viewer')
    return theList(call.backendState.db)
  },

  networkingAllowListUpdate: call => {
    const { body, backendState } = call
    authorizeFleet(call, 'admin')
    const { allowedIps } = body
    if (allowedIps.allow === 'list') checkEntries(allowedIps.ips)
    const { id } = theList(backendState.db)
    return backendState.db.allowLists.update(id, { allowedIps, timeModified: backendState.now() })
  },
} satisfies Handlers

export const pingRoutes = {
  ping: () => ({ status: 'ok' }),
} satisfies Handlers
