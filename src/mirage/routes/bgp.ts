import type { BgpConfigRecord } from '../models/system-records'
import { changedIdentity, newIdentity, requireFreeName } from '../rules/identity'
import { authorizeFleet } from '../server/access'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { fleetLookup } from '../server/fleet-lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'

const isPeeredWith = (db: Db, { id }: BgpConfigRecord): boolean =>
  Array.from(db.portSettings.all()).some(({ bgpPeers }) =>
    bgpPeers.some(({ bgpConfig }) => bgpConfig === id),
  )

/** BGP configurations. Each autonomous system number is configured once. */
export const bgpRoutes = {
  networkingBgpConfigList: call => {
    authorizeFleet(call, 'viewer')
    return pageByName(call, call.backendState.db.bgpConfigs.in(''), config => config)
  },

  /** Repeating an identical request is not a conflict. */
  networkingBgpConfigCreate: call => {
    const { body, backendState } = call
    const { bgpConfigs } = backendState.db
    authorizeFleet(call, 'admin')
    const set = fleetLookup.announceSet(call, body.bgpAnnounceSetId)
    const { asn, maxPaths, name, vrf = null } = body
    const holder = Array.from(bgpConfigs.all()).find(config => config.asn === asn)
    if (holder) {
      const same = holder.name === name && holder.vrf === vrf && holder.announceSetId === set.id
      return same ? holder : fail.conflict(`a BGP configuration for ASN ${asn} exists already`)
    }
    requireFreeName(bgpConfigs, 'bgp-config', '', name)
    return bgpConfigs.insert({
      ...newIdentity(backendState, body),
      asn,
      maxPaths,
      vrf,
      announceSetId: set.id,
    })
  },

  networkingBgpConfigUpdate: call => {
    const { body, query, backendState } = call
    const { bgpConfigs } = backendState.db
    const config = fleetLookup.bgpConfig(call, query.nameOrId, 'admin')
    const set = body.bgpAnnounceSetId
      ? fleetLookup.announceSet(call, body.bgpAnnounceSetId).id
      : config.announceSetId
    requireFreeName(bgpConfigs, 'bgp-config', '', body.name, config)
    return bgpConfigs.update(config.id, {
      ...changedIdentity(backendState, body),
      maxPaths: body.maxPaths ?? config.maxPaths,
      announceSetId: set,
    })
  },

  networkingBgpConfigDelete: call => {
    const { db } = call.backendState
    const config = fleetLookup.bgpConfig(call, call.query.nameOrId, 'admin')
    if (isPeeredWith(db, config)) {
      fail.conflict('BGP configuration is in use by the settings of a switch port')
    }
    db.bgpConfigs.remove(config.id)
  },
} satisfies Handlers
