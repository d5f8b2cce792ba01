import type { BgpPeer } from '@/api/generated/types'
import type { SwitchPortRecord } from '../models/switch-ports'
import type { Db } from '../server/db'
import type { BackendState } from '../server/backend-state'
import { switchLocation } from './switches'

/** Port settings refer to each configuration by ID. */
export const asnOf = (db: Db, { bgpConfig }: BgpPeer): number | undefined =>
  db.bgpConfigs.get(bgpConfig)?.asn

/** The peers in the port's settings. */
export const peersOf = (db: Db, { portSettingsId }: SwitchPortRecord): readonly BgpPeer[] =>
  (portSettingsId && db.portSettings.get(portSettingsId)?.view.bgpPeers) || []

/**
 * Syncs a port's sessions with the peers in its settings. Existing sessions are kept; new ones stay
 * in state `connect`, because there is no peer.
 */
export const syncPeers = (backendState: BackendState, port: SwitchPortRecord): void => {
  const { clock, db, ids } = backendState
  const wanted = new Map(peersOf(db, port).map(peer => [peer.addr, peer]))
  for (const { id, addr } of db.bgpPeers.in(port.id)) {
    if (!wanted.delete(addr)) db.bgpPeers.remove(id)
  }
  for (const [addr, peer] of wanted) {
    db.bgpPeers.insert({
      id: ids.next(),
      addr,
      localAsn: asnOf(db, peer) ?? 0,
      remoteAsn: peer.remoteAsn ?? 0,
      state: 'connect',
      since: clock.now(),
      switch: switchLocation(port.switchLocation),
      switchPortId: port.id,
    })
  }
}
