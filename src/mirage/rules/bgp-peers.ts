import type { BgpPeer } from '@/api/generated/types'
import type { SwitchPortRecord } from '../models/switch-ports'
import type { Db } from '../server/db'
import type { World } from '../server/world'
import { switchLocation } from './switches'

/** The settings of a port name each configuration by its ID. */
export const asnOf = (db: Db, { bgpConfig }: BgpPeer): number | undefined =>
  db.bgpConfigs.get(bgpConfig)?.asn

/** The peers that the settings of a port ask for. */
export const peersOf = (db: Db, { portSettingsId }: SwitchPortRecord): readonly BgpPeer[] =>
  (portSettingsId && db.portSettings.get(portSettingsId)?.view.bgpPeers) || []

/**
 * Has a port talk to the peers that its settings name, and to no others. Sessions that go on are
 * left alone; new ones try to connect, and stay at it, because nobody is there.
 */
export const syncPeers = (world: World, port: SwitchPortRecord): void => {
  const { clock, db, ids } = world
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
