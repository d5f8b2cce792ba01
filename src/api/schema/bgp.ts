import { z } from 'zod'
import { IpNet, Ipv4Net } from './addresses'
import { Name, NameOrId, ResultsPage, identityCreate, identityMetadata } from './common'
import { ip, ipv4, uint16, uint32, uint64, uint8, uuid } from './scalars'
import { SwitchLocation } from './switch-ports'

/** A BGP router of ours. */
export const BgpConfig = z.object({
  ...identityMetadata,
  asn: uint32,
  vrf: z.string().nullish(),
})
export type BgpConfig = z.infer<typeof BgpConfig>

export const BgpConfigResultsPage = ResultsPage(BgpConfig)
export type BgpConfigResultsPage = ResultsPage<BgpConfig>

export const BgpConfigCreate = z.object({
  ...identityCreate,
  asn: uint32,
  bgpAnnounceSetId: NameOrId,
  vrf: Name.nullish(),
})
export type BgpConfigCreate = z.infer<typeof BgpConfigCreate>

/** A named set of prefixes to announce. */
export const BgpAnnounceSet = z.object({ ...identityMetadata })
export type BgpAnnounceSet = z.infer<typeof BgpAnnounceSet>

/** A prefix to announce, drawn from an address lot. */
export const BgpAnnouncement = z.object({
  addressLotBlockId: uuid,
  announceSetId: uuid,
  network: IpNet,
})
export type BgpAnnouncement = z.infer<typeof BgpAnnouncement>

export const BgpAnnouncementCreate = z.object({ addressLotBlock: NameOrId, network: IpNet })
export type BgpAnnouncementCreate = z.infer<typeof BgpAnnouncementCreate>

/** Creates the set of that name or replaces it. */
export const BgpAnnounceSetCreate = z.object({
  ...identityCreate,
  announcement: z.array(BgpAnnouncementCreate),
})
export type BgpAnnounceSetCreate = z.infer<typeof BgpAnnounceSetCreate>

export const BgpPeerState = z.enum([
  'idle',
  'connect',
  'active',
  'open_sent',
  'open_confirm',
  'session_setup',
  'established',
])
export type BgpPeerState = z.infer<typeof BgpPeerState>

/** A session with a peer, right now. */
export const BgpPeerStatus = z.object({
  addr: ip,
  localAsn: uint32,
  remoteAsn: uint32,
  state: BgpPeerState,
  stateDurationMillis: uint64,
  switch: SwitchLocation,
})
export type BgpPeerStatus = z.infer<typeof BgpPeerStatus>

/** Announced prefixes by peer. */
export const BgpExported = z.object({ exports: z.record(z.string(), z.array(Ipv4Net)) })
export type BgpExported = z.infer<typeof BgpExported>

/** A route learned from a peer. */
export const BgpImportedRouteIpv4 = z.object({
  id: uint32,
  nexthop: ipv4,
  prefix: Ipv4Net,
  switch: SwitchLocation,
})
export type BgpImportedRouteIpv4 = z.infer<typeof BgpImportedRouteIpv4>

/** Whatever the router kept of its messages; free JSON. */
export const BgpMessageHistory = z.unknown()
export type BgpMessageHistory = z.infer<typeof BgpMessageHistory>

export const SwitchBgpHistory = z.object({
  history: z.record(z.string(), BgpMessageHistory),
  switch: SwitchLocation,
})
export type SwitchBgpHistory = z.infer<typeof SwitchBgpHistory>

export const AggregateBgpMessageHistory = z.object({ switchHistories: z.array(SwitchBgpHistory) })
export type AggregateBgpMessageHistory = z.infer<typeof AggregateBgpMessageHistory>

/** Which prefixes pass. */
export const ImportExportPolicy = z.discriminatedUnion('type', [
  z.object({ type: z.literal('no_filtering') }),
  z.object({ type: z.literal('allow'), value: z.array(IpNet) }),
])
export type ImportExportPolicy = z.infer<typeof ImportExportPolicy>

/** Times are in seconds. */
export const BgpPeer = z.object({
  addr: ip,
  allowedExport: ImportExportPolicy,
  allowedImport: ImportExportPolicy,
  bgpConfig: NameOrId,
  communities: z.array(uint32),
  connectRetry: uint32,
  delayOpen: uint32,
  enforceFirstAs: z.boolean(),
  holdTime: uint32,
  idleHoldTime: uint32,
  interfaceName: z.string(),
  keepalive: uint32,
  localPref: uint32.nullish(),
  md5AuthKey: z.string().nullish(),
  minTtl: uint8.nullish(),
  multiExitDiscriminator: uint32.nullish(),
  remoteAsn: uint32.nullish(),
  vlanId: uint16.nullish(),
})
export type BgpPeer = z.infer<typeof BgpPeer>

export const BgpPeerConfig = z.object({ peers: z.array(BgpPeer) })
export type BgpPeerConfig = z.infer<typeof BgpPeerConfig>
