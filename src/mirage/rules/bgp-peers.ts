import type { PeerRecord, SwitchPortRecord, BgpPeerRecord } from '../models/system-records'
import type { Db } from '../server/db'
import type { BackendState } from '../server/backend-state'
import { isSilent } from './switches'

/** Port settings refer to each configuration by ID. */
export const asnOf = (db: Db, { bgpConfig }: PeerRecord): number | undefined =>
  db.bgpConfigs.get(bgpConfig)?.asn

/** The peers in the port's settings. */
export const peersOf = (db: Db, { portSettingsId }: SwitchPortRecord): readonly PeerRecord[] =>
  (portSettingsId && db.portSettings.get(portSettingsId)?.bgpPeers) || []

/** How the switch identifies a peer: unnumbered ones by the interface they are expected on. */
const identify = ({ addr }: PeerRecord, { portName }: SwitchPortRecord) =>
  addr.type === 'numbered'
    ? { addr: addr.targetAddr, peerId: addr.targetAddr }
    : { addr: '::', peerId: `tfport${portName}_0` }

/**
 * Syncs a port's sessions with the peers in its settings. Existing sessions are kept; new ones stay
 * in state `connect`, because there is no peer.
 */
export const syncPeers = (backendState: BackendState, port: SwitchPortRecord): void => {
  const { clock, db, ids } = backendState
  const wanted = new Map(
    peersOf(db, port).map(peer => [identify(peer, port).peerId, peer] as const),
  )
  for (const { id, peerId } of db.bgpPeers.in(port.id)) {
    if (!wanted.delete(peerId)) db.bgpPeers.remove(id)
  }
  for (const peer of wanted.values()) {
    db.bgpPeers.insert({
      id: ids.next(),
      ...identify(peer, port),
      localAsn: asnOf(db, peer) ?? 0,
      remoteAsn: peer.remoteAsn ?? 0,
      state: 'connect',
      since: clock.now(),
      switch: port.switchSlot,
      switchPortId: port.id,
    })
  }
}

/** Those of the switches that answer, sorted by switch, then by peer. */
export const bgpPeers = (db: Db): BgpPeerRecord[] =>
  Array.from(db.bgpPeers.all())
    .filter(peer => !isSilent(db, peer.switch))
    .sort((a, b) => {
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
