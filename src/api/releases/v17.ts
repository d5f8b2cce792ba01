import type * as Api from '@/api/generated/types'
import { without } from '@/lib/without'
import { isIpv6, items, unsupported, type Conversions, type Parts } from './step'
import type { Steps } from './translate'
import { steps as newer } from './v18'
import type { OlderPeer } from './v19'

type NewDisk = Extract<Api.InstanceDiskAttachment, { type: 'create' }>

/** Disks had no backends: all were distributed. */
const diskSent = <Disk extends Pick<NewDisk, 'diskBackend'>>({ diskBackend, ...disk }: Disk) => {
  if (diskBackend.type === 'local') return unsupported('Local disks', 18)
  const { diskSource } = diskBackend
  if (!('readOnly' in diskSource)) return { ...disk, diskSource }
  if (diskSource.readOnly) unsupported('Read-only disks', 18)
  return { ...disk, diskSource: without(diskSource, 'readOnly') }
}

const attachmentSent = (disk: Api.InstanceDiskAttachment) =>
  disk.type === 'create' ? diskSent(disk) : disk

/** The pool of an address; none for the default pool. */
const poolOf = (selector: Api.PoolSelector | undefined): { pool?: string } => {
  if (selector?.type === 'explicit') return { pool: selector.pool }
  if (selector?.ipVersion === 'v6') unsupported('IPv6 addresses from the default pool', 18)
  return {}
}

/** A given address was one of the named pool, or else of the default pool. */
type OldAllocator = Api.AddressAllocator & { pool?: string }

const allocated = (allocator: OldAllocator | undefined) =>
  allocator?.type === 'explicit'
    ? { ip: allocator.ip, ...(allocator.pool !== undefined && { pool: allocator.pool }) }
    : poolOf(allocator?.poolSelector)

const externalIpSent = (address: Api.ExternalIpCreate) =>
  address.type === 'ephemeral' ? { type: address.type, ...poolOf(address.poolSelector) } : address

interface OldStack {
  ip: string
  transitIps?: readonly string[]
}

/** An interface had one address, and its transit IPs beside it. */
const stackOf = ({ ip, transitIps = [] }: OldStack) => ({
  type: isIpv6(ip) ? ('v6' as const) : ('v4' as const),
  value: { ip, transitIps },
})

const interfaceRead = ({
  ip,
  transitIps,
  ...rest
}: OldStack & Omit<Api.InstanceNetworkInterface, 'ipStack'>) => ({
  ...rest,
  ipStack: stackOf({ ip, ...(transitIps && { transitIps }) }),
})

/** Both addresses assigned by the rack: what an interface gets by default. */
const isDefault = ({ ipConfig }: Api.InstanceNetworkInterfaceCreate): boolean => {
  if (ipConfig?.type !== 'dual_stack') return ipConfig === undefined
  const { v4, v6 } = ipConfig.value
  return [v4, v6].every(({ ip, transitIps = [] }) => ip.type === 'auto' && transitIps.length === 0)
}

const interfaceSent = (given: Api.InstanceNetworkInterfaceCreate) => {
  const { ipConfig, ...rest } = given
  if (isDefault(given) || ipConfig === undefined) return rest
  if (ipConfig.type === 'dual_stack') return unsupported('Interfaces with IPv4 and IPv6', 18)
  const { ip, transitIps = [] } = ipConfig.value
  return {
    ...rest,
    ...(ip.type === 'explicit' && { ip: ip.value }),
    ...(transitIps.length > 0 && { transitIps }),
  }
}

const interfacesSent = (interfaces: Api.InstanceNetworkInterfaceAttachment) => {
  switch (interfaces.type) {
    case 'create':
      return { ...interfaces, params: interfaces.params.map(interfaceSent) }
    case 'none':
      return interfaces
    case 'default_ipv6':
      return unsupported('Interfaces with IPv6 by default', 18)
    default:
      return { type: 'default' }
  }
}

const withoutGroups = <Body extends { multicastGroups?: readonly unknown[] | null | undefined }>({
  multicastGroups,
  ...body
}: Body) => {
  if (multicastGroups && multicastGroups.length > 0) unsupported('Multicast groups', 18)
  return body
}

interface OldProbeInterface extends OldStack {
  subnet: string
}

const probeRead = ({
  interface: { ip, subnet, transitIps = [], ...rest },
  ...probe
}: {
  interface: OldProbeInterface & Omit<Api.NetworkInterface, 'ipConfig'>
}) => ({
  ...probe,
  interface: { ...rest, ipConfig: { ...stackOf({ ip }), value: { ip, subnet, transitIps } } },
})

interface Quantile {
  markerHeights: readonly number[]
}

const MARKERS = ['p50', 'p90', 'p99'] as const

/** The estimate of a quantile is the height of its middle marker. */
const estimates = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(estimates)
  const found = value as Partial<Record<keyof Api.Distributiondouble, Quantile | null>>
  if (!MARKERS.some(key => key in found)) return value
  const read = MARKERS.filter(key => key in found).map(
    key => [key, found[key]?.markerHeights[2] ?? null] as const,
  )
  return { ...found, ...Object.fromEntries(read) }
}

interface Points {
  values: readonly { values: { type: string; values: unknown } }[]
}

const tablesRead = (result: {
  tables: readonly { timeseries: readonly { points: Points }[] }[]
}) => ({
  ...result,
  tables: result.tables.map(table => ({
    ...table,
    timeseries: table.timeseries.map(series => ({
      ...series,
      points: {
        ...series.points,
        values: series.points.values.map(each => ({
          ...each,
          values: { ...each.values, values: estimates(each.values.values) },
        })),
      },
    })),
  })),
})

const sledSent = ({ sledIds }: Api.RackMembershipAddSledsRequest) => {
  const [sled, ...others] = sledIds
  if (!sled || others.length > 0) return unsupported('Several sleds at once', 18)
  return { part: sled.partNumber, serial: sled.serialNumber }
}

/** One sled was added, and at once. When is not said, only the id that it got. */
const sledRead = ({ id }: { id: string }, { path, body }: Parts) => ({
  id,
  rackId: path?.rackId,
  state: 'committed',
  members: (body as Api.RackMembershipAddSledsRequest).sledIds,
  unacknowledgedMembers: [],
})

const settingsRead = ({
  bgpPeers,
  ...settings
}: {
  bgpPeers: readonly Omit<OlderPeer, 'routerLifetime'>[]
}) => ({ ...settings, bgpPeers: bgpPeers.map(peer => ({ ...peer, routerLifetime: 0 })) })

const peerSent = ({ addr, ...peer }: OlderPeer) =>
  addr ? { ...without(peer, 'routerLifetime'), addr } : unsupported('Unnumbered BGP peers', 18)

const conversions: Conversions = {
  'POST /v1/disks': { body: diskSent },
  'POST /v1/instances': {
    body({ bootDisk, disks, externalIps, networkInterfaces, ...body }: Api.InstanceCreate) {
      return {
        ...withoutGroups(body),
        ...(bootDisk !== undefined && { bootDisk: bootDisk && attachmentSent(bootDisk) }),
        ...(disks && { disks: disks.map(attachmentSent) }),
        ...(externalIps && { externalIps: externalIps.map(externalIpSent) }),
        ...(networkInterfaces && { networkInterfaces: interfacesSent(networkInterfaces) }),
      }
    },
  },
  'PUT /v1/instances/{instance}': { body: (body: Api.InstanceUpdate) => withoutGroups(body) },
  'POST /v1/instances/{instance}/external-ips/ephemeral': {
    body: ({ poolSelector }: Api.EphemeralIpCreate) => poolOf(poolSelector),
  },
  'DELETE /v1/instances/{instance}/external-ips/ephemeral': {
    query: (query: { ipVersion?: string | null }) => without(query, 'ipVersion'),
  },
  'POST /v1/floating-ips': {
    body: ({ addressAllocator, ...address }: Api.FloatingIpCreate) => ({
      ...address,
      ...allocated(addressAllocator),
    }),
  },
  'GET /v1/network-interfaces': { result: items(interfaceRead) },
  'POST /v1/network-interfaces': { body: interfaceSent, result: interfaceRead },
  'GET /v1/network-interfaces/{interface}': { result: interfaceRead },
  'PUT /v1/network-interfaces/{interface}': { result: interfaceRead },
  'GET /v1/vpc-subnets/{subnet}/network-interfaces': { result: items(interfaceRead) },
  'POST /experimental/v1/probes': {
    body: ({ poolSelector, ...probe }: Api.ProbeCreate) => {
      const { pool } = poolOf(poolSelector)
      return { ...probe, ...(pool !== undefined && { ipPool: pool }) }
    },
  },
  'GET /experimental/v1/probes': { result: items(probeRead) },
  'GET /experimental/v1/probes/{probe}': { result: probeRead },
  'POST /v1/timeseries/query': { result: tablesRead },
  'POST /v1/system/timeseries/query': { result: tablesRead },
  'POST /v1/system/hardware/racks/{rackId}/membership/add': {
    to: 'POST /v1/system/hardware/sleds',
    body: sledSent,
    result: sledRead,
  },
  'POST /v1/system/networking/bgp': {
    body({ maxPaths, ...config }: Api.BgpConfigCreate) {
      if (maxPaths !== undefined && maxPaths !== 1) unsupported('Several paths of BGP', 18)
      return config
    },
  },
  'GET /v1/system/networking/bgp-status': {
    result: (peers: readonly { addr: string }[]) =>
      peers.map(peer => ({ ...peer, peerId: peer.addr })),
  },
  'GET /v1/system/networking/bgp-imported': {
    to: 'GET /v1/system/networking/bgp-routes-ipv4',
  },
  'GET /v1/system/networking/bgp-exported': {
    result: ({ exports }: { exports: Readonly<Record<string, readonly string[]>> }) =>
      Object.entries(exports).flatMap(([peerId, prefixes]) =>
        prefixes.map(prefix => ({ peerId, prefix })),
      ),
  },
  'POST /v1/system/networking/switch-port-settings': {
    body: ({
      bgpPeers,
      ...settings
    }: {
      bgpPeers: readonly { peers: readonly OlderPeer[] }[]
    }) => ({
      ...settings,
      bgpPeers: bgpPeers.map(config => ({ ...config, peers: config.peers.map(peerSent) })),
    }),
    result: settingsRead,
  },
  'GET /v1/system/networking/switch-port-settings/{port}': { result: settingsRead },
}

/** The steps from the newest release down to release 17, newest first. */
export const steps: Steps = [...newer, { release: 17, conversions }]
