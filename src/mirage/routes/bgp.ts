import type { SwitchSlot } from '@/api/generated/types'
import type { BgpConfigRecord, BgpPeerRecord } from '../models/system-records'
import { changedIdentity, newIdentity, requireFreeName } from '../rules/identity'
import { authorizeFleet } from '../server/access'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { fleetLookup } from '../server/fleet-lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'
import { bgpPeers, establishedPeers, importedRoutes } from '../rules/bgp-peers'
import { requireAnswer } from '../rules/switches'
import { Answer } from '../server/answer'
import type { BackendState } from '../server/backend-state'
import { canonicalIp } from '../rules/addresses'

const isPeeredWith = (db: Db, { id }: BgpConfigRecord): boolean =>
  Array.from(db.portSettings.all()).some(({ bgpPeers: links }) =>
    links.some(({ bgpConfig }) => bgpConfig === id),
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

const SWITCHES = ['switch0', 'switch1'] as const

/** The prefixes exported in an established session: the networks of the announce set. */
const exportedTo = (db: Db, { localAsn }: BgpPeerRecord): string[] => {
  const config = Array.from(db.bgpConfigs.all()).find(({ asn }) => asn === localAsn)
  const announced = config ? db.announcements.in(config.announceSetId) : []
  return announced.map(({ network }) => network)
}

const at = (time: number) => new Date(time).toISOString()

const MINUTE = 60_000

/** Recent messages, newest first. The API leaves their format open. */
const messages = (
  { clock }: BackendState,
  { state, since, remoteAsn }: BgpPeerRecord,
): unknown[] => {
  if (state !== 'established') return []
  const open = { timestamp: at(since), message: { open: { asn: remoteAsn, hold_time: 6 } } }
  const last = since + Math.floor((clock.now() - since) / MINUTE) * MINUTE
  const kept = [last, last - MINUTE].filter(time => time > since)
  return [...kept.map(time => ({ timestamp: at(time), message: 'keepalive' })), open]
}

/** Status of the sessions with neighboring routers. */
export const bgpSessionRoutes = {
  networkingBgpStatus: call => {
    authorizeFleet(call, 'viewer')
    const { clock, db } = call.backendState
    return bgpPeers(db).map(({ since, ...peer }) => ({
      ...peer,
      stateDurationMillis: Math.max(0, clock.now() - since),
    }))
  },

  networkingBgpExported: call => {
    authorizeFleet(call, 'viewer')
    const { db } = call.backendState
    return establishedPeers(db).flatMap(peer =>
      exportedTo(db, peer).map(prefix => ({ peerId: peer.peerId, prefix, switch: peer.switch })),
    )
  },

  networkingBgpMessageHistory: call => {
    authorizeFleet(call, 'viewer')
    const { query, backendState } = call
    const known = bgpPeers(backendState.db).filter(({ localAsn }) => localAsn === query.asn)
    const histories = SWITCHES.map(location => {
      const own = known.filter(peer => peer.switch === location)
      const history = Object.fromEntries(
        own.map(peer => [peer.peerId, messages(backendState, peer)]),
      )
      return { switch: location, history }
    })
    // Its keys are names of interfaces, which are not converted.
    return Answer.json(200, { switch_histories: histories })
  },

  networkingBgpImported: call => {
    authorizeFleet(call, 'viewer')
    return importedRoutes(call.backendState.db, call.query.asn)
  },
} satisfies Handlers

const findSession = ({ bfdSessions }: Db, remote: string, slot: SwitchSlot) =>
  Array.from(bfdSessions.all()).find(
    session => canonicalIp(session.peer) === canonicalIp(remote) && session.switchSlot === slot,
  )

/**
 * BFD sessions, which detect within moments that a neighbor is gone. If one switch does not answer,
 * none are reported.
 */
export const bfdRoutes = {
  networkingBfdStatus: call => {
    authorizeFleet(call, 'viewer')
    const { db } = call.backendState
    for (const slot of SWITCHES) requireAnswer(db, slot)
    return [...db.bfdSessions.in('')]
  },

  /** Updates the existing session with that peer, if there is one. */
  networkingBfdEnable: call => {
    const { body, backendState } = call
    const { db, ids } = backendState
    authorizeFleet(call, 'admin')
    const { remote, local = null, ...parameters } = body
    const session = { ...parameters, local, peer: remote }
    const known = findSession(db, remote, session.switchSlot)
    if (known) db.bfdSessions.update(known.id, session)
    else db.bfdSessions.insert({ id: ids.next(), ...session, state: 'down' })
  },

  /** A missing session counts as disabled. */
  networkingBfdDisable: call => {
    const { body, backendState } = call
    authorizeFleet(call, 'admin')
    const known = findSession(backendState.db, body.remote, body.switchSlot)
    if (known) backendState.db.bfdSessions.remove(known.id)
  },
} satisfies Handlers
