import type * as Api from '@/api/generated/types'
import type { NetworkFacts } from '@/store/system/networking-map/facts'

/** The time of all answers. */
const NOW = Date.parse('2026-11-29T12:00:00Z')

const known = <Value>(value: Value) => ({ value, at: NOW })

export const refused = (problem: string) => ({ problem })

const identity = (name: string) => ({
  id: `${name}-id`,
  name,
  description: '',
  timeCreated: '2026-01-01T00:00:00Z',
  timeModified: '2026-01-01T00:00:00Z',
})

export const portOf = (
  switchSlot: Api.SwitchSlot,
  portName: string,
  settings: string | null,
): Api.SwitchPort => ({
  id: `${switchSlot}-${portName}`,
  portName,
  portSettingsId: settings && `${settings}-id`,
  rackId: 'rack',
  switchSlot,
})

export const bgpPeer = (
  peerId: string,
  slot: Api.SwitchSlot,
  state: Api.BgpPeerState = 'established',
): Api.BgpPeerStatus => ({
  addr: peerId,
  peerId,
  localAsn: 65100,
  remoteAsn: 65001,
  state,
  stateDurationMillis: 60_000,
  switch: slot,
})

export const bfdSession = (
  peer: string,
  switchSlot: Api.SwitchSlot,
  state: Api.BfdState = 'up',
): Api.BfdStatus => ({
  peer,
  switchSlot,
  state,
  local: null,
  mode: 'single_hop',
  detectionThreshold: 3,
  requiredRx: 1000,
})

export const neighborSeen = (
  systemName: string,
  secondsAgo: number,
  ip = '192.0.2.1',
): Api.LldpNeighbor => ({
  chassisId: `chassis-${systemName}`,
  systemName,
  firstSeen: '2026-01-01T00:00:00Z',
  lastSeen: new Date(NOW - secondsAgo * 1000).toISOString(),
  linkName: 'Ethernet1/1',
  localPort: 'qsfp0',
  managementIp: [{ addr: { ipAddr: ip }, interfaceNum: { ifIndex: 1 }, oid: null }],
})

export const link = (linkState: unknown, enabled = true) => ({
  link: { phy0: { linkState, enabled } },
})

export const poolWith = (name: string, more: Partial<Api.IpPool> = {}): Api.IpPool => ({
  ...identity(name),
  assignment: 'silos',
  ipVersion: 'v4',
  poolType: 'unicast',
  ...more,
})

export const rangesFrom = (...ranges: readonly (readonly [first: string, last: string])[]) =>
  known(ranges.map(([first, last]) => ({ range: { first, last } })))

const setup = (name: string, address: string, peer: string) =>
  known({
    name,
    addresses: [address],
    peers: [{ address: peer, remoteAsn: 65001, config: 'rack-as' }],
  })

/** Two switches with an uplink each, all of which is well. */
export const wellFacts = (): NetworkFacts => ({
  racks: known([{ id: 'rack' }]),
  switches: known([{ id: 'one' }, { id: 'two' }]),
  ports: known([
    portOf('switch0', 'qsfp0', 'north'),
    portOf('switch0', 'qsfp1', null),
    portOf('switch1', 'qsfp0', 'south'),
  ]),
  settings: known([
    { id: 'north-id', name: 'north' },
    { id: 'south-id', name: 'south' },
  ]),
  setups: {
    'north-id': setup('north', '10.1.0.2/30', '10.1.0.1'),
    'south-id': setup('south', '10.2.0.2/30', '10.2.0.1'),
  },
  statuses: { 'switch0-qsfp0': known(link('up')), 'switch1-qsfp0': known(link('up')) },
  neighbors: {
    'switch0-qsfp0': known([neighborSeen('spine-1', 30, '10.1.0.1')]),
    'switch1-qsfp0': known([neighborSeen('spine-2', 30, '10.9.0.1')]),
  },
  lots: known([{ name: 'infra' }]),
  blocks: {
    infra: known([{ id: 'block', firstAddress: '10.1.0.0', lastAddress: '10.2.0.255' }]),
  },
  loopbacks: known([]),
  configs: known([{ ...identity('rack-as'), asn: 65100, maxPaths: 1, vrf: null }]),
  sets: known([{ name: 'services' }]),
  announcements: { services: known([{ network: '203.0.113.0/24' }]) },
  peers: known([bgpPeer('10.1.0.1', 'switch0'), bgpPeer('10.2.0.1', 'switch1')]),
  exported: known([
    { peerId: '10.1.0.1', prefix: '203.0.113.0/24', switch: 'switch0' },
    { peerId: '10.2.0.1', prefix: '203.0.113.0/24', switch: 'switch1' },
  ]),
  bfd: known([bfdSession('10.1.0.1', 'switch0')]),
  pools: known([poolWith('public')]),
  ranges: { public: rangesFrom(['203.0.113.10', '203.0.113.20']) },
  poolSilos: { public: known([{ siloId: 'silo-a', isDefault: true }]) },
  utilization: { public: known({ capacity: 11, remaining: 5 }) },
  subnetPools: known([]),
  members: {},
  subnetPoolSilos: {},
  silos: known([
    { id: 'silo-a', name: 'acme' },
    { id: 'silo-b', name: 'beta' },
  ]),
  hasExportedRows: true,
  partly: [],
})

export const factsWith = (changes: Partial<NetworkFacts>): NetworkFacts => ({
  ...wellFacts(),
  ...changes,
})

export { known }
