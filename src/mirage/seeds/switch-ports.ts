import type { SwitchSlot } from '@/api/generated/types'
import type { PeerRecord, PortSettingsRecord } from '../models/system-records'
import { HELLO_INTERVAL } from '../rules/switches'
import type { BackendState } from '../server/backend-state'
import { blockIds, infraLot } from './address-lots'
import { BGP_CONFIG, peerAddresses, UPLINK_PORT } from './bgp'
import { fixedId, named, utc } from './fixed'
import { RACK_ID } from './sleds'

/** Settings used by one port, and unused ones. */
const settingsIds = { uplink: fixedId('portSettings', 1), spare: fixedId('portSettings', 2) }

const ports: [switchSlot: SwitchSlot, portName: string, portSettingsId: string | null][] = [
  ['switch0', 'qsfp0', settingsIds.uplink],
  ['switch0', 'qsfp1', null],
  ['switch1', 'qsfp0', null],
  ['switch1', 'qsfp1', null],
]

export const peer = (targetAddr: string, remoteAsn: number): PeerRecord => ({
  addr: { type: 'numbered', targetAddr, srcAddr: null },
  allowedExport: { type: 'no_filtering' },
  allowedImport: { type: 'allow', value: ['172.20.0.0/16', '10.0.0.0/8'] },
  bgpConfig: BGP_CONFIG,
  communities: [65_000],
  connectRetry: 3,
  delayOpen: 3,
  enforceFirstAs: false,
  holdTime: 6,
  idleHoldTime: 3,
  interfaceName: 'phy0',
  keepalive: 2,
  localPref: 100,
  md5AuthKey: null,
  minTtl: null,
  multiExitDiscriminator: null,
  remoteAsn,
  vlanId: null,
})

const link = (portSettingsId: string, number: number) => ({
  port: { geometry: 'qsfp28x1' as const, portSettingsId },
  groups: [],
  links: [
    {
      autoneg: false,
      fec: 'rs' as const,
      linkName: 'phy0',
      lldpLinkConfig: {
        id: fixedId('portPart', number),
        enabled: true,
        chassisId: null,
        linkDescription: 'to the spine',
        linkName: null,
        managementIp: null,
        systemDescription: null,
        systemName: null,
      },
      mtu: 1500,
      portSettingsId,
      speed: 'speed100_g' as const,
      txEqConfig: null,
      txEqConfigId: null,
    },
  ],
})

const settings: PortSettingsRecord[] = [
  {
    ...named(settingsIds.uplink, 'uplink-0', 'The way out of the rack', '2021-06-02T10:00'),
    ...link(settingsIds.uplink, 1),
    interfaces: [
      {
        id: fixedId('portPart', 2),
        interfaceName: 'phy0',
        kind: { type: 'primary' },
        portSettingsId: settingsIds.uplink,
        v6Enabled: false,
      },
    ],
    addresses: [
      {
        address: '172.20.15.53/29',
        addressLotBlockId: blockIds.uplinks,
        addressLotId: infraLot.id,
        addressLotName: infraLot.name,
        interfaceName: 'phy0',
        portSettingsId: settingsIds.uplink,
        vlanId: null,
      },
    ],
    routes: [
      {
        dst: '0.0.0.0/0',
        gw: '172.20.15.49',
        interfaceName: 'phy0',
        portSettingsId: settingsIds.uplink,
        ribPriority: null,
        vlanId: null,
      },
    ],
    bgpPeers: [peer(peerAddresses.established, 65_001), peer(peerAddresses.lost, 65_002)],
  },
  {
    ...named(settingsIds.spare, 'uplink-spare', '', '2022-02-14T11:00'),
    ...link(settingsIds.spare, 11),
    interfaces: [],
    addresses: [],
    routes: [],
    bgpPeers: [],
  },
]

const neighbors: [chassisId: string, linkName: string, systemName: string][] = [
  ['a8:e1:de:01:70:4c', 'Ethernet1/1', 'spine-1'],
  ['a8:e1:de:01:70:4d', 'Ethernet1/1', 'spine-2'],
]

export const seedSwitchPorts = ({ clock, db }: BackendState): void => {
  for (const each of settings) db.portSettings.insert(each)
  for (const [index, [switchSlot, portName, portSettingsId]] of ports.entries()) {
    const id = fixedId('switchPort', index + 1)
    db.switchPorts.insert({ id, portName, portSettingsId, rackId: RACK_ID, switchSlot })
  }
  db.lldpConfigs.insert({
    id: fixedId('lldpConfig', 1),
    switchPortId: UPLINK_PORT,
    enabled: true,
    chassisId: 'basalt-rack-1',
    linkDescription: 'to the spine',
    linkName: 'qsfp0',
    managementIp: '172.20.15.53',
    systemDescription: null,
    systemName: 'switch0',
  })
  for (const [index, [chassisId, linkName, systemName]] of neighbors.entries()) {
    db.lldpNeighbors.insert({
      id: fixedId('lldpNeighbor', index + 1),
      switchPortId: UPLINK_PORT,
      chassisId,
      firstSeen: utc('2024-10-01T04:00'),
      lastSeen: new Date(clock.now() - HELLO_INTERVAL).toISOString(),
      isHeard: true,
      linkDescription: null,
      linkName,
      localPort: 'qsfp0',
      managementIp: [
        { addr: { ipAddr: `172.20.1.${index + 1}` }, interfaceNum: { ifIndex: 1 }, oid: null },
      ],
      systemDescription: 'A switch of somebody else',
      systemName,
    })
  }
}
