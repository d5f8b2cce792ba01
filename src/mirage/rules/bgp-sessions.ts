import type { BgpPeerRecord } from '../models/system-records'
import type { Db } from '../server/db'

/** Sorted by switch, then by peer. */
export const bgpPeers = ({ bgpPeers: peers }: Db): BgpPeerRecord[] =>
  Array.from(peers.all()).sort((a, b) => {
    const [left, right] = [`${a.switch} ${a.peerId}`, `${b.switch} ${b.peerId}`]
    return left < right ? -1 : 1
  })

export const establishedPeers = (db: Db): BgpPeerRecord[] =>
  bgpPeers(db).filter(({ state }) => state === 'established')

/** The routes that an autonomous system has learned. */
export const importedRoutes = (db: Db, wanted: number) =>
  Array.from(db.importedRoutes.all())
    .filter(({ asn }) => asn === wanted)
    .sort((a, b) => a.routeId - b.routeId)
    .map(({ routeId, ...route }) => ({ ...route, id: routeId }))
