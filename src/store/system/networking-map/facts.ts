import { selectEntry, type AnswerOf, type ApiState } from '@/api/core/api'
import type * as Api from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import { supports, type Release } from '@/api/releases/ladder'
import { formatNumber } from '@/lib/number'
import { isAnswered } from '@/store/queries/stable-list'
import {
  allBgpConfigsQuery,
  announcementsQuery,
  announceSetsQuery,
  bgpExportedQuery,
} from '../bgp/queries'
import {
  allIpPoolRangesQuery,
  allIpPoolSilosQuery,
  allSubnetPoolMembersQuery,
  allSubnetPoolSilosQuery,
  allSubnetPoolsQuery,
} from '../ip-pools/queries'
import {
  bfdStatusQuery,
  bgpStatusQuery,
  issuePoolsQuery,
  issueSilosQuery,
  poolUtilizationQuery,
} from '../issues/queries'
import { allSwitchesQuery, rackListQuery } from '../sleds/queries'
import {
  addressLotViewQuery,
  allAddressLotsQuery,
  allLoopbackAddressesQuery,
  allPortSettingsQuery,
  allSwitchPortsQuery,
  lldpNeighborListQuery,
  portSettingsViewQuery,
  portStatusQuery,
} from '../switch-ports/queries'

/** An answer, as far as there is one: without a value and a problem it is still being read. */
export interface Source<Value> {
  value?: Value
  /** Why it could not be read. */
  problem?: string
  /** When the value was read, in milliseconds since the epoch. */
  at?: number
}

type List<Item> = Source<readonly Item[]>

/** A source for each of several objects, by name or id. */
type Sources<Value> = Readonly<Record<string, Source<Value>>>

/** A peer in the settings of a port. */
interface ConfiguredPeer {
  /** Undefined for a peer that is found without an address. */
  address: string | undefined
  remoteAsn: number | null | undefined
  /** Name or id of its BGP configuration. */
  config: string
}

/** What the map has of port settings: no keys of peers. */
interface PortSetup {
  name: string
  addresses: readonly string[]
  peers: readonly ConfiguredPeer[]
}

/** What the map is made of. */
export interface NetworkFacts {
  racks: List<Pick<Api.Rack, 'id'>>
  switches: List<Pick<Api.Switch, 'id'>>
  ports: List<Api.SwitchPort>
  settings: List<{ id: string; name: string }>
  /** By the id of the settings. */
  setups: Sources<PortSetup>
  /** By the id of the port, in a format that the API leaves open. */
  statuses: Sources<unknown>
  neighbors: Sources<readonly Api.LldpNeighbor[]>
  lots: List<{ name: string }>
  blocks: Sources<readonly Api.AddressLotBlock[]>
  loopbacks: List<Api.LoopbackAddress>
  configs: List<Api.BgpConfig>
  sets: List<{ name: string }>
  announcements: Sources<readonly Pick<Api.BgpAnnouncement, 'network'>[]>
  peers: List<Api.BgpPeerStatus>
  exported: List<Api.BgpExported>
  bfd: List<Api.BfdStatus>
  pools: List<Api.IpPool>
  ranges: Sources<readonly Pick<Api.IpPoolRange, 'range'>[]>
  poolSilos: Sources<readonly Pick<Api.IpPoolSiloLink, 'siloId' | 'isDefault'>[]>
  utilization: Sources<Api.IpPoolUtilization>
  subnetPools: List<Pick<Api.SubnetPool, 'id' | 'name'>>
  members: Sources<readonly Pick<Api.SubnetPoolMember, 'subnet'>[]>
  subnetPoolSilos: Sources<readonly Pick<Api.SubnetPoolSiloLink, 'siloId' | 'isDefault'>[]>
  silos: List<Pick<Api.Silo, 'id' | 'name'>>
  /** Whether exported prefixes tell their switch: from release 18 on. */
  hasExportedRows: boolean
  /** What was left out because there is much of it: `the first 50 of 60 IP pools`. */
  partly: readonly string[]
}

/** Number of pools, and of lots and sets, whose parts are read, and of ports. */
const MOST = { pools: 50, ports: 64, others: 50 } as const

const FIRST = [
  allSwitchPortsQuery,
  allPortSettingsQuery,
  bgpStatusQuery,
  bfdStatusQuery,
  bgpExportedQuery,
  allBgpConfigsQuery,
  announceSetsQuery,
  issuePoolsQuery,
  allLoopbackAddressesQuery,
  allAddressLotsQuery,
  rackListQuery,
  allSwitchesQuery,
  issueSilosQuery,
] as const satisfies readonly Query[]

/** The lists that the map begins with. Subnet pools are there from release 18 on. */
const firstQueries = (release: Release): readonly Query[] =>
  supports(release, 'subnetPools') ? [...FIRST, allSubnetPoolsQuery] : FIRST

const byName = <Item extends { name: string }>(items: readonly Item[]) =>
  items.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

const placeOf = ({ portName, switchSlot }: Api.SwitchPort) => `${switchSlot} ${portName}`

type Read = <Q extends Query>(query: Q) => Source<NonNullable<AnswerOf<Q>>>

const reader =
  (state: ApiState): Read =>
  query => {
    const { data, error, fulfilledTimeStamp: at = 0 } = selectEntry(state, query) ?? {}
    return {
      ...(data !== undefined && data !== null && { value: data, at }),
      ...(error && { problem: error.message }),
    }
  }

const change = <Value, Other>(
  { value, problem, at = 0 }: Source<Value>,
  to: (value: Value) => Other,
): Source<Other> => ({
  ...(value !== undefined && { value: to(value), at }),
  ...(problem !== undefined && { problem }),
})

const itemsOf = <Item>(source: Source<{ items: readonly Item[] }>): List<Item> =>
  change(source, ({ items }) => items)

/** A server may leave lists out. */
const toSetup = ({ name, addresses, bgpPeers }: Api.SwitchPortSettings): PortSetup => ({
  name,
  addresses: (addresses ?? []).map(({ address }) => address),
  peers: (bgpPeers ?? []).map(({ addr, remoteAsn, bgpConfig }) => ({
    address: addr?.type === 'numbered' ? addr.targetAddr : undefined,
    remoteAsn,
    config: bgpConfig,
  })),
})

/** The items whose parts are read, and what is said if others are not. */
const limited = <Item>(items: readonly Item[] = [], most: number, noun: string) => ({
  looked: items.slice(0, most),
  partly:
    items.length > most
      ? [`the first ${formatNumber(most)} of ${formatNumber(items.length)} ${noun}`]
      : [],
})

/** The lists of which only the first items were read: they have more than one call returns. */
const unfinished = (read: Read): readonly string[] =>
  [
    { source: read(allSwitchPortsQuery), noun: 'switch ports' },
    { source: read(allPortSettingsQuery), noun: 'port settings' },
    { source: read(issuePoolsQuery), noun: 'IP pools' },
    { source: read(issueSilosQuery), noun: 'silos' },
    { source: read(allLoopbackAddressesQuery), noun: 'loopback addresses' },
  ].flatMap(({ source: { value }, noun }) =>
    value?.nextPage ? [`the first ${formatNumber(value.items.length)} ${noun}`] : [],
  )

/** The ports that have settings. */
export const usedPorts = (ports: readonly Api.SwitchPort[] = []): readonly Api.SwitchPort[] =>
  ports.filter(({ portSettingsId }) => portSettingsId)

const looksOf = (read: Read) => {
  const ports = usedPorts(read(allSwitchPortsQuery).value?.items)
  return {
    ports: limited(
      ports.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b), 'en')),
      MOST.ports,
      'used switch ports',
    ),
    pools: limited(byName(read(issuePoolsQuery).value?.items ?? []), MOST.pools, 'IP pools'),
    subnetPools: limited(
      byName(read(allSubnetPoolsQuery).value?.items ?? []),
      MOST.pools,
      'subnet pools',
    ),
    lots: limited(byName(read(allAddressLotsQuery).value?.items ?? []), MOST.others, 'lots'),
    sets: limited(byName(read(announceSetsQuery).value ?? []), MOST.others, 'announce sets'),
  }
}

type Looks = ReturnType<typeof looksOf>

const nameOrId = (settings: readonly { id: string; name: string }[] = [], id: string): string =>
  settings.find(each => each.id === id)?.name ?? id

/** The settings of the ports looked at, by id and by the name that they are read by. */
const setupsOf = (read: Read, { ports }: Looks) => {
  const named = read(allPortSettingsQuery).value?.items
  const ids = [...new Set(ports.looked.flatMap(({ portSettingsId }) => portSettingsId ?? []))]
  return ids.map(id => [id, portSettingsViewQuery({ settings: nameOrId(named, id) })] as const)
}

/** What is read once the lists are known: what the findings depend on comes first. */
const detailQueries = (read: Read, looks: Looks): readonly Query[] => {
  const { ports, pools, subnetPools, lots, sets } = looks
  return [
    ...setupsOf(read, looks).map(([, query]) => query),
    ...ports.looked.flatMap(port => [portStatusQuery(port), lldpNeighborListQuery(port)]),
    ...sets.looked.map(({ name }) => announcementsQuery({ announceSet: name })),
    ...lots.looked.map(({ name }) => addressLotViewQuery({ lot: name })),
    ...pools.looked.flatMap(({ name: pool }) => [
      allIpPoolRangesQuery({ pool }),
      allIpPoolSilosQuery({ pool }),
    ]),
    ...subnetPools.looked.flatMap(({ name: subnetPool }) => [
      allSubnetPoolMembersQuery({ subnetPool }),
      allSubnetPoolSilosQuery({ subnetPool }),
    ]),
    ...pools.looked.map(({ name: pool }) => poolUtilizationQuery({ pool })),
  ]
}

const sourcesOf = <Item, Value>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  source: (item: Item) => Source<Value>,
): Sources<Value> => Object.fromEntries(items.map(item => [keyOf(item), source(item)]))

const nameOf = ({ name }: { name: string }) => name
const idOf = ({ id }: { id: string }) => id

/** How many details may be missing in a map that has them: fewer than are read at the same time. */
const FEW = 4

/** What to read of the network, and what is known of it. */
export const factsOf = (state: ApiState, release: Release) => {
  const read = reader(state)
  const looks = looksOf(read)
  const { ports, pools, subnetPools, lots, sets } = looks
  const first = firstQueries(release)
  const details = detailQueries(read, looks)
  const unread = (queries: readonly Query[]) =>
    queries.filter(query => !isAnswered(selectEntry(state, query))).length
  const facts: NetworkFacts = {
    racks: itemsOf(read(rackListQuery)),
    switches: itemsOf(read(allSwitchesQuery)),
    ports: itemsOf(read(allSwitchPortsQuery)),
    settings: itemsOf(read(allPortSettingsQuery)),
    setups: Object.fromEntries(
      setupsOf(read, looks).map(([id, query]) => [id, change(read(query), toSetup)]),
    ),
    statuses: sourcesOf(ports.looked, idOf, port => read(portStatusQuery(port))),
    neighbors: sourcesOf(ports.looked, idOf, port => itemsOf(read(lldpNeighborListQuery(port)))),
    lots: itemsOf(read(allAddressLotsQuery)),
    blocks: sourcesOf(lots.looked, nameOf, ({ name }) =>
      change(read(addressLotViewQuery({ lot: name })), ({ blocks }) => blocks),
    ),
    loopbacks: itemsOf(read(allLoopbackAddressesQuery)),
    configs: itemsOf(read(allBgpConfigsQuery)),
    sets: read(announceSetsQuery),
    announcements: sourcesOf(sets.looked, nameOf, ({ name }) =>
      read(announcementsQuery({ announceSet: name })),
    ),
    peers: read(bgpStatusQuery),
    exported: read(bgpExportedQuery),
    bfd: read(bfdStatusQuery),
    pools: itemsOf(read(issuePoolsQuery)),
    ranges: sourcesOf(pools.looked, nameOf, ({ name: pool }) =>
      itemsOf(read(allIpPoolRangesQuery({ pool }))),
    ),
    poolSilos: sourcesOf(pools.looked, nameOf, ({ name: pool }) =>
      itemsOf(read(allIpPoolSilosQuery({ pool }))),
    ),
    utilization: sourcesOf(pools.looked, nameOf, ({ name: pool }) =>
      read(poolUtilizationQuery({ pool })),
    ),
    subnetPools: supports(release, 'subnetPools')
      ? itemsOf(read(allSubnetPoolsQuery))
      : { value: [] },
    members: sourcesOf(subnetPools.looked, nameOf, ({ name: subnetPool }) =>
      itemsOf(read(allSubnetPoolMembersQuery({ subnetPool }))),
    ),
    subnetPoolSilos: sourcesOf(subnetPools.looked, nameOf, ({ name: subnetPool }) =>
      itemsOf(read(allSubnetPoolSilosQuery({ subnetPool }))),
    ),
    silos: itemsOf(read(issueSilosQuery)),
    hasExportedRows: supports(release, 'bgpUnnumbered'),
    partly: [...Object.values(looks).flatMap(({ partly }) => partly), ...unfinished(read)],
  }
  return {
    facts,
    queries: [...first, ...details],
    /** The number of lists that the map begins with, and how many of them are answered. */
    first: { total: first.length, answered: first.length - unread(first) },
    total: first.length + details.length,
    answered: first.length + details.length - unread(first) - unread(details),
    /** Whether so much is known that the map has the details. */
    isDetailed: unread(details) <= FEW,
  }
}
