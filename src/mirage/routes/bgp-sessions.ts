import type { BgpPeerRecord } from '../models/bgp'
import { authorizeFleet } from '../server/access'
import type { Db } from '../server/db'
import type { Handlers } from '../server/route'
import type { BackendState } from '../server/backend-state'

const SWITCHES = ['switch0', 'switch1'] as const

/** Sorted by switch, then by address. */
const peers = ({ bgpPeers }: Db): BgpPeerRecord[] =>
  Array.from(bgpPeers.all()).sort((a, b) => {
    const [left, right] = [`${a.switch} ${a.addr}`, `${b.switch} ${b.addr}`]
    return left < right ? -1 : 1
  })

/** The prefixes exported in an established session: the IPv4 networks of the announce set. */
const exportedTo = (db: Db, { localAsn }: BgpPeerRecord): string[] => {
  const config = Array.from(db.bgpConfigs.all()).find(({ asn }) => asn === localAsn)
  const announced = config ? db.announcements.in(config.announceSetId) : []
  return announced.map(({ network }) => network).filter(network => !network.includes(':'))
}

const at = (time: number) => new Date(time).toISOString()

const MINUTE = 60_000

/** Recent messages, newest first. The API leaves their format open. */
const messages = (
  { clock }: BackendState,
  { state, since, remoteAsn }: BgpPeerRecord,
): unknown[] => {
  if (state !== 'established') return []
  const open = { timestamp: at(since), message: { open: { asn: remoteAsn, holdTime: 6 } } }
  const last = since + Math.floor((clock.now() - since) / MINUTE) * MINUTE
  const kept = [last, last - MINUTE].filter(time => time > since)
  return [...kept.map(time => ({ timestamp: at(time), message: 'keepalive' })), open]
}

/** Status of the sessions with neighboring routers. */
export const bgpSessionRoutes = {
  networkingBgpStatus: call => {
    authorizeFleet(call, 'viewer')
    const { clock, db } = call.backendState
    return peers(db).map(({ since, ...peer }) => ({
      ...peer,
      stateDurationMillis: Math.max(0, clock.now() - since),
    }))
  },

  networkingBgpExported: call => {
    authorizeFleet(call, 'viewer')
    const { db } = call.backendState
    const established = peers(db).filter(({ state }) => state === 'established')
    const exports = established.map(peer => [peer.addr, exportedTo(db, peer)] as const)
    return { exports: Object.fromEntries(exports) }
  },

  networkingBgpMessageHistory: call => {
    authorizeFleet(call, 'viewer')
    const { query, backendState } = call
    const known = peers(backendState.db).filter(({ localAsn }) => localAsn === query.asn)
    const switchHistories = SWITCHES.map(location => {
      const own = known.filter(peer => peer.switch === location)
      const history = Object.fromEntries(own.map(peer => [peer.addr, messages(backendState, peer)]))
      return { switch: location, history }
    })
    return { switchHistories }
  },

  networkingBgpImportedRoutesIpv4: call => {
    authorizeFleet(call, 'viewer')
    const routes = Array.from(call.backendState.db.importedRoutes.all())
    return routes
      .filter(({ asn }) => asn === call.query.asn)
      .sort((a, b) => a.routeId - b.routeId)
      .map(({ routeId, ...route }) => ({ ...route, id: routeId }))
  },
} satisfies Handlers
