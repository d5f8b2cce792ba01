import type { BgpPeerState } from '@/api/generated/types'
import type { BackendState } from '../server/backend-state'
import { blockIds } from './address-lots'
import { fixedId, named } from './fixed'

export const ASN = 65_100

/** The only port with settings, hence the only one with peers. */
export const UPLINK_PORT = fixedId('switchPort', 1)
export const BGP_CONFIG = fixedId('bgpConfig', 1)
const ANNOUNCE_SET = fixedId('announceSet', 1)

export const peerAddresses = { established: '172.20.15.51', lost: '172.20.15.52' }

const HOUR = 3_600_000

const peers: [addr: string, remoteAsn: number, state: BgpPeerState, hours: number][] = [
  [peerAddresses.established, 65_001, 'established', 240],
  [peerAddresses.lost, 65_002, 'active', 2],
]

const learned: [prefix: string, nexthop: string][] = [
  ['172.20.0.0/16', peerAddresses.established],
  ['10.0.0.0/8', peerAddresses.established],
]

export const seedBgp = ({ clock, db }: BackendState): void => {
  db.announceSets.insert(
    named(ANNOUNCE_SET, 'rack-services', 'What we can be reached at', '2021-06-02'),
  )
  for (const [index, network] of ['172.20.26.0/25', '172.20.26.128/25'].entries()) {
    db.announcements.insert({
      id: fixedId('announcement', index + 1),
      announceSetId: ANNOUNCE_SET,
      addressLotBlockId: blockIds.services,
      network,
    })
  }
  db.bgpConfigs.insert({
    ...named(BGP_CONFIG, 'rack-as', 'The one autonomous system we are', '2021-06-02T09:20'),
    asn: ASN,
    maxPaths: 1,
    vrf: null,
    announceSetId: ANNOUNCE_SET,
  })
  for (const [index, [addr, remoteAsn, state, hours]] of peers.entries()) {
    db.bgpPeers.insert({
      id: fixedId('bgpPeer', index + 1),
      addr,
      peerId: addr,
      localAsn: ASN,
      remoteAsn,
      state,
      since: clock.now() - hours * HOUR,
      switch: 'switch0',
      switchPortId: UPLINK_PORT,
    })
  }
  for (const [index, [prefix, nexthop]] of learned.entries()) {
    const id = fixedId('importedRoute', index + 1)
    db.importedRoutes.insert({
      id,
      routeId: index + 1,
      asn: ASN,
      prefix,
      nexthop,
      switch: 'switch0',
    })
  }
}
