import { z } from 'zod'
import { IpNet } from './addresses'
import { BgpPeer, BgpPeerConfig } from './bgp'
import { NameOrId, ResultsPage, identityCreate, identityMetadata } from './common'
import { flag, int32, ip, text, uint16, uint8, uuid } from './scalars'
import { LldpLinkConfig } from './switch-ports'

/** A named set of port settings. */
export const SwitchPortSettings = z.object({ ...identityMetadata })
export type SwitchPortSettings = z.infer<typeof SwitchPortSettings>

export const SwitchPortSettingsResultsPage = ResultsPage(SwitchPortSettings)
export type SwitchPortSettingsResultsPage = ResultsPage<SwitchPortSettings>

/** How a port is split into links. */
export const SwitchPortGeometry = z.enum(['qsfp28x1', 'qsfp28x2', 'sfp28x4'])
export type SwitchPortGeometry = z.infer<typeof SwitchPortGeometry>

/** How a port is split into links. */
export const SwitchPortGeometry2 = z.enum(['qsfp28x1', 'qsfp28x2', 'sfp28x4'])
export type SwitchPortGeometry2 = z.infer<typeof SwitchPortGeometry2>

export const SwitchPortConfig = z.object({ geometry: SwitchPortGeometry2, portSettingsId: uuid })
export type SwitchPortConfig = z.infer<typeof SwitchPortConfig>

export const SwitchPortConfigCreate = z.object({ geometry: SwitchPortGeometry })
export type SwitchPortConfigCreate = z.infer<typeof SwitchPortConfigCreate>

export const SwitchPortSettingsGroups = z.object({
  portSettingsGroupId: uuid,
  portSettingsId: uuid,
})
export type SwitchPortSettingsGroups = z.infer<typeof SwitchPortSettingsGroups>

/** Forward error correction. */
export const LinkFec = z.enum(['firecode', 'none', 'rs'])
export type LinkFec = z.infer<typeof LinkFec>

export const LinkSpeed = z.enum([
  'speed0_g',
  'speed1_g',
  'speed10_g',
  'speed25_g',
  'speed40_g',
  'speed50_g',
  'speed100_g',
  'speed200_g',
  'speed400_g',
])
export type LinkSpeed = z.infer<typeof LinkSpeed>

/** Transmit equalisation of a link. */
export const TxEqConfig = z.object({
  main: int32.nullish(),
  post1: int32.nullish(),
  post2: int32.nullish(),
  pre1: int32.nullish(),
  pre2: int32.nullish(),
})
export type TxEqConfig = z.infer<typeof TxEqConfig>

export const SwitchPortLinkConfig = z.object({
  autoneg: z.boolean(),
  fec: LinkFec.nullish(),
  linkName: z.string(),
  lldpLinkConfigId: uuid.nullish(),
  mtu: uint16,
  portSettingsId: uuid,
  speed: LinkSpeed,
  txEqConfigId: uuid.nullish(),
})
export type SwitchPortLinkConfig = z.infer<typeof SwitchPortLinkConfig>

export const LldpLinkConfigCreate = z.object({
  chassisId: text.nullish(),
  enabled: flag,
  linkDescription: text.nullish(),
  linkName: text.nullish(),
  managementIp: ip.nullish(),
  systemDescription: text.nullish(),
  systemName: text.nullish(),
})
export type LldpLinkConfigCreate = z.infer<typeof LldpLinkConfigCreate>

export const LinkConfigCreate = z.object({
  autoneg: flag,
  fec: LinkFec.nullish(),
  lldp: LldpLinkConfigCreate,
  mtu: uint16,
  speed: LinkSpeed,
  txEq: TxEqConfig.nullish(),
})
export type LinkConfigCreate = z.infer<typeof LinkConfigCreate>

/** What an interface is, with its VLAN. */
export const SwitchInterfaceKind = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['primary', 'loopback']) }),
  z.object({ type: z.literal('vlan'), vid: uint16 }),
])
export type SwitchInterfaceKind = z.infer<typeof SwitchInterfaceKind>

/** What an interface is. */
export const SwitchInterfaceKind2 = z.enum(['primary', 'vlan', 'loopback'])
export type SwitchInterfaceKind2 = z.infer<typeof SwitchInterfaceKind2>

export const SwitchInterfaceConfig = z.object({
  id: uuid,
  interfaceName: z.string(),
  kind: SwitchInterfaceKind2,
  portSettingsId: uuid,
  v6Enabled: z.boolean(),
})
export type SwitchInterfaceConfig = z.infer<typeof SwitchInterfaceConfig>

export const SwitchInterfaceConfigCreate = z.object({ kind: SwitchInterfaceKind, v6Enabled: flag })
export type SwitchInterfaceConfigCreate = z.infer<typeof SwitchInterfaceConfigCreate>

export const SwitchVlanInterfaceConfig = z.object({ interfaceConfigId: uuid, vlanId: uint16 })
export type SwitchVlanInterfaceConfig = z.infer<typeof SwitchVlanInterfaceConfig>

/** A static route. */
export const Route = z.object({
  dst: IpNet,
  gw: ip,
  ribPriority: uint8.nullish(),
  vid: uint16.nullish(),
})
export type Route = z.infer<typeof Route>

export const RouteConfig = z.object({ routes: z.array(Route) })
export type RouteConfig = z.infer<typeof RouteConfig>

export const SwitchPortRouteConfig = z.object({
  dst: IpNet,
  gw: IpNet,
  interfaceName: z.string(),
  portSettingsId: uuid,
  ribPriority: uint8.nullish(),
  vlanId: uint16.nullish(),
})
export type SwitchPortRouteConfig = z.infer<typeof SwitchPortRouteConfig>

export const Address = z.object({
  address: IpNet,
  addressLot: NameOrId,
  vlanId: uint16.nullish(),
})
export type Address = z.infer<typeof Address>

export const AddressConfig = z.object({ addresses: z.array(Address) })
export type AddressConfig = z.infer<typeof AddressConfig>

export const SwitchPortAddressConfig = z.object({
  address: IpNet,
  addressLotBlockId: uuid,
  interfaceName: z.string(),
  portSettingsId: uuid,
  vlanId: uint16.nullish(),
})
export type SwitchPortAddressConfig = z.infer<typeof SwitchPortAddressConfig>

/** Settings with everything in them. */
export const SwitchPortSettingsView = z.object({
  addresses: z.array(SwitchPortAddressConfig),
  bgpPeers: z.array(BgpPeer),
  groups: z.array(SwitchPortSettingsGroups),
  interfaces: z.array(SwitchInterfaceConfig),
  linkLldp: z.array(LldpLinkConfig),
  links: z.array(SwitchPortLinkConfig),
  port: SwitchPortConfig,
  routes: z.array(SwitchPortRouteConfig),
  settings: SwitchPortSettings,
  txEq: z.array(TxEqConfig.nullable()),
  vlanInterfaces: z.array(SwitchVlanInterfaceConfig),
})
export type SwitchPortSettingsView = z.infer<typeof SwitchPortSettingsView>

/** The maps are keyed by link name, such as `phy0`. */
export const SwitchPortSettingsCreate = z.object({
  ...identityCreate,
  addresses: z.record(z.string(), AddressConfig),
  bgpPeers: z.record(z.string(), BgpPeerConfig),
  groups: z.array(NameOrId),
  interfaces: z.record(z.string(), SwitchInterfaceConfigCreate),
  links: z.record(z.string(), LinkConfigCreate),
  portConfig: SwitchPortConfigCreate,
  routes: z.record(z.string(), RouteConfig),
})
export type SwitchPortSettingsCreate = z.infer<typeof SwitchPortSettingsCreate>
