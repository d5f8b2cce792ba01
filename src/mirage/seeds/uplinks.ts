import type { BgpPeerState } from '@/api/generated/types'
import type { PeerRecord, PortSettingsRecord } from '../models/system-records'
import { HELLO_INTERVAL } from '../rules/switches'
import type { BackendState } from '../server/backend-state'
import { fail } from '../server/errors'
import { blockIds, infraLot } from './address-lots'
import { ASN } from './bgp'
import { fixedId, named, utc } from './fixed'
import { peer } from './switch-ports'

/** Leaves lower numbers to the seeds of other scenarios. */
const FIRST = 801

const HOUR = 3_600_000

interface Uplink {
  /** The number of its port among the seeded ones. */
  port: number
  settings: string
  address: string
  peer: { addr: string; state: BgpPeerState; hours: number }
  hasLink: boolean
}

/** The ports of the second switch. */
const uplinks: readonly Uplink[] = [
  {
    port: 3,
    settings: 'uplink-1',
    address: '172.20.15.45/29',
    peer: { addr: '172.20.15.41', state: 'established', hours: 90 },
    hasLink: true,
  },
  {
    port: 4,
    settings: 'uplink-2',
    address: '172.20.99.2/30',
    peer: { addr: '172.20.99.1', state: 'idle', hours: 3 },
    hasLink: false,
  },
]

type Neighbor = [port: number, chassisId: string, systemName: string, ip: string, silent: boolean]

/** The first one is a BGP peer as well. */
const neighbors: readonly Neighbor[] = [
  [3, 'a8:e1:de:02:70:4c', 'leaf-3', '172.20.15.41', false],
  [4, 'a8:e1:de:02:70:4d', 'leaf-4', '172.20.1.4', true],
]

/** The pools of the first one are in it; nothing is in the second. */
const networks = ['10.0.0.0/24', '198.18.0.0/24']

const settingsOf = (
  model: PortSettingsRecord,
  { settings, address, peer: { addr } }: Uplink,
  index: number,
): PortSettingsRecord => {
  const id = fixedId('portSettings', FIRST + index)
  const bgpPeers: PeerRecord[] = [peer(addr, 65_003 + index)]
  return {
    ...model,
    ...named(id, settings, 'On the second switch', '2026-02-10'),
    port: { ...model.port, portSettingsId: id },
    links: model.links.map(link => ({ ...link, portSettingsId: id })),
    interfaces: model.interfaces.map((each, at) => ({
      ...each,
      id: fixedId('portPart', FIRST + 10 * index + at),
      portSettingsId: id,
    })),
    addresses: [
      {
        address,
        addressLotBlockId: blockIds.uplinks,
        addressLotId: infraLot.id,
        addressLotName: infraLot.name,
        interfaceName: 'phy0',
        portSettingsId: id,
        vlanId: null,
      },
    ],
    routes: [],
    bgpPeers,
  }
}

/**
 * Uplinks on both switches: one port without a link, one peer that is down, a neighbor that was not
 * seen for two hours, an address in no lot, and prefixes of some pools.
 */
export const seedUplinks = ({ clock, db }: BackendState): void => {
  const model = db.portSettings.named('', 'uplink-0') ?? fail.internal()
  for (const [index, uplink] of uplinks.entries()) {
    const { port, peer: session, hasLink } = uplink
    const { id } = db.portSettings.insert(settingsOf(model, uplink, index))
    const switchPortId = fixedId('switchPort', port)
    db.switchPorts.update(switchPortId, {
      portSettingsId: id,
      ...(!hasLink && { hasNoLink: true }),
    })
    db.bgpPeers.insert({
      id: fixedId('bgpPeer', FIRST + index),
      addr: session.addr,
      peerId: session.addr,
      localAsn: ASN,
      remoteAsn: 65_003 + index,
      state: session.state,
      since: clock.now() - session.hours * HOUR,
      switch: 'switch1',
      switchPortId,
    })
  }
  for (const [index, [port, chassisId, systemName, ip, isSilent]] of neighbors.entries()) {
    db.lldpNeighbors.insert({
      id: fixedId('lldpNeighbor', FIRST + index),
      switchPortId: fixedId('switchPort', port),
      chassisId,
      firstSeen: utc('2026-02-10T04:00'),
      lastSeen: new Date(clock.now() - (isSilent ? 2 * HOUR : HELLO_INTERVAL)).toISOString(),
      isHeard: !isSilent,
      linkDescription: null,
      linkName: 'Ethernet1/2',
      localPort: db.switchPorts.get(fixedId('switchPort', port))?.portName ?? '',
      managementIp: [{ addr: { ipAddr: ip }, interfaceNum: { ifIndex: 1 }, oid: null }],
      systemDescription: null,
      systemName,
    })
  }
  const [set] = db.announceSets.in('')
  for (const [index, network] of networks.entries()) {
    db.announcements.insert({
      id: fixedId('announcement', FIRST + index),
      announceSetId: set?.id ?? fail.internal(),
      addressLotBlockId: blockIds.services,
      network,
    })
  }
}
