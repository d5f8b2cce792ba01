import type { BgpPeerRecord } from '../models/system-records'
import { bgpPeers, establishedPeers, importedRoutes } from '../rules/bgp-sessions'
import { authorizeFleet } from '../server/access'
import { Answer } from '../server/answer'
import type { Db } from '../server/db'
import type { Handlers } from '../server/route'
import type { BackendState } from '../server/backend-state'

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
