import type * as Api from '@/api/generated/types'
import type { GraphLink, LinkLook } from '@/lib/graph'
import { parseCidr } from '@/lib/cidr'
import { ipRangesOverlap } from '@/lib/ip-range'
import { formatNumber } from '@/lib/number'
import { pluralize } from '@/lib/text'
import { isUnicast } from '@/store/silo/ip-pools/rules'
import { addressCounts } from '../ip-pools/rules'
import { systemPaths, tabOf } from '../paths'
import { portName } from '../switch-ports/rules'
import { setIn, unannounced } from './announced'
import { usedPorts, type NetworkFacts } from './facts'
import { peerLinks, peerParts } from './peers'
import { configIn, configuredPeers, healthOf, portsWithFacts, statusOf } from './ports'
import { addressOf, announcedIn, areKnown, membersOf, rangesOf, spanOf } from './space'
import { failure, type MapGraph, type MapPart } from './way'

const siloBox = (id: string): string => `silo/${id}`
const poolId = (id: string): string => `pool/${id}`
const prefixId = (network: string): string => `prefix/${network}`
const configId = (id: string): string => `bgp/${id}`
const portId = (id: string): string => `port/${id}`
const addressId = (port: string, address: string): string => `address/${port}/${address}`

const LINK_WORDS = { up: undefined, down: 'no link', disabled: 'disabled' } as const

const portParts = (facts: NetworkFacts): MapPart[] => {
  const unused = new Map<string, number>()
  for (const { switchSlot, portSettingsId } of facts.ports.value ?? [])
    if (!portSettingsId) unused.set(switchSlot, (unused.get(switchSlot) ?? 0) + 1)
  const racks = facts.racks.value?.length ?? 0
  return [
    ...portsWithFacts(facts).map(({ port, setup, health, hasStatus }): MapPart => {
      const { id, portSettingsId, rackId } = port
      const settings = facts.settings.value?.find(each => each.id === portSettingsId)?.name
      const state = health.state
        ? health.state === 'down' && health.hasLink
          ? 'a link is down'
          : LINK_WORDS[health.state]
        : hasStatus || facts.statuses[id]?.problem !== undefined
          ? 'cannot tell'
          : undefined
      return {
        id: portId(id),
        kind: 'port',
        name: portName(port),
        facts: [
          ...(racks > 1 ? [`rack ${rackId}`] : []),
          setup?.name ?? settings ?? 'settings not known',
        ],
        href: systemPaths.switchPort({ portId: id }),
        ...(state !== undefined && { state }),
        ...(health.state === 'down' && { isDown: true as const }),
      }
    }),
    ...[...unused].toSorted().map(([slot, count]): MapPart => ({
      id: `unused/${slot}`,
      kind: 'port',
      name: `${formatNumber(count)} unused on ${slot}`,
      facts: [],
      href: systemPaths.switchPorts(),
    })),
    ...failure('port', 'switch ports', facts.ports),
  ]
}

const addressParts = (facts: NetworkFacts): MapPart[] => [
  ...portsWithFacts(facts).flatMap(({ port, setup }) =>
    (setup?.addresses ?? []).map((address): MapPart => ({
      id: addressId(port.id, address),
      kind: 'address',
      name: address,
      facts: [portName(port)],
      href: systemPaths.portSettingsPage({ settings: setup?.name ?? '' }),
      holds: [addressOf(address)],
    })),
  ),
  ...(facts.loopbacks.value ?? []).map(({ id, address, switchSlot }): MapPart => ({
    id: addressId('loopback', id),
    kind: 'address',
    name: address,
    facts: [`loopback of ${switchSlot}`],
    href: systemPaths.loopbackAddresses(),
    holds: [addressOf(address)],
  })),
  ...failure('address', 'loopback addresses', facts.loopbacks),
  ...portsWithFacts(facts).flatMap(({ port, setup }) =>
    setup
      ? []
      : failure(
          'address',
          `settings of ${portName(port)}`,
          facts.setups[port.portSettingsId ?? ''] ?? {},
        ),
  ),
]

const configParts = ({ configs, peers }: NetworkFacts): MapPart[] => [
  ...(configs.value ?? []).map((config): MapPart => {
    const own = peers.value?.filter(({ localAsn }) => localAsn === config.asn)
    const up = own?.filter(({ state }) => state === 'established').length ?? 0
    return {
      id: configId(config.id),
      kind: 'bgp',
      name: config.name,
      facts: [
        `AS ${config.asn}`,
        ...(own
          ? [`${formatNumber(up)} of ${pluralize('peer', own.length)} established`]
          : ['peers not known']),
      ],
      href: configIn(config),
      ...(own && own.length > 0 && up === 0 && { state: 'no peer', isDown: true as const }),
    }
  }),
  ...failure('bgp', 'BGP configurations', configs),
]

/** The configurations that export a network to an established peer. */
const exporters = (facts: NetworkFacts, network: string): readonly Api.BgpConfig[] => {
  const to = (facts.exported.value ?? []).filter(({ prefix }) => isSame(prefix, network))
  const asns = (facts.peers.value ?? [])
    .filter(({ peerId, switch: slot }) =>
      to.some(
        // Before release 18, a row does not tell the switch.
        each => each.peerId === peerId && (!facts.hasExportedRows || each.switch === slot),
      ),
    )
    .map(({ localAsn }) => localAsn)
  return (facts.configs.value ?? []).filter(({ asn }) => asns.includes(asn))
}

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [parseCidr(one), parseCidr(other)]
  return a && b ? spanOf(one)?.first.value === b.ip.value && a.width === b.width : one === other
}

const prefixParts = (facts: NetworkFacts): MapPart[] => {
  const isTold = facts.exported.value !== undefined && facts.peers.value !== undefined
  const named = announcedIn(facts)
  const empty = (facts.sets.value ?? []).filter(
    ({ name }) => facts.announcements[name]?.value?.length === 0,
  )
  return [
    ...named.map(({ network, sets }): MapPart => ({
      id: prefixId(network),
      kind: 'prefix',
      name: network,
      facts: sets.map(set => `in ${set}`),
      href: setIn(sets),
      holds: [network],
      ...(isTold && exporters(facts, network).length === 0 && { state: 'not exported' }),
    })),
    ...empty.map(({ name }): MapPart => ({
      id: `set/${name}`,
      kind: 'prefix',
      name,
      facts: ['announces nothing'],
      href: setIn([name]),
    })),
    ...failure('prefix', 'announce sets', facts.sets),
    ...Object.entries(facts.announcements).flatMap(([set, source]) =>
      failure('prefix', `announcements of ${set}`, source),
    ),
  ]
}

const usedText = (utilization: Api.IpPoolUtilization | undefined): readonly string[] =>
  (utilization ? addressCounts(utilization) : []).map(
    ({ version, allocated, capacity }) =>
      `${version ? `IP${version}: ` : ''}${formatNumber(capacity - allocated)} of ${formatNumber(capacity)} left`,
  )

/** How much of a pool is announced, if that can be told. */
const announcedState = (facts: NetworkFacts, ranges: readonly string[] | undefined) => {
  const { configs, sets, announcements } = facts
  if (!ranges || !(configs.value ?? []).length || !areKnown(sets, announcements)) return {}
  const { none, part } = unannounced(facts, ranges)
  if (none.length + part.length === 0) return {}
  return { state: none.length === ranges.length ? 'not announced' : 'partly announced' }
}

const poolParts = (facts: NetworkFacts): MapPart[] => [
  ...(facts.pools.value ?? []).map((pool): MapPart => {
    const ranges = rangesOf(facts, pool.name)
    return {
      id: poolId(pool.id),
      kind: 'pool',
      name: pool.name,
      facts: [
        'IP pool',
        ...usedText(facts.utilization[pool.name]?.value),
        ...(ranges?.length === 0 ? ['no ranges'] : []),
        ...(facts.ranges[pool.name]?.problem !== undefined && !ranges ? ['ranges not known'] : []),
      ],
      href: systemPaths.ipPool({ pool: pool.name }),
      holds: ranges ?? [],
      ...(isUnicast(pool) && announcedState(facts, ranges)),
    }
  }),
  ...(facts.subnetPools.value ?? []).map(({ id, name }): MapPart => {
    const members = membersOf(facts, name)
    return {
      id: poolId(id),
      kind: 'pool',
      name,
      facts: ['subnet pool', ...(members ? [pluralize('subnet', members.length)] : [])],
      href: systemPaths.subnetPool({ subnetPool: name }),
      holds: members ?? [],
      ...announcedState(facts, members),
    }
  }),
  ...failure('pool', 'IP pools', facts.pools),
  ...failure('pool', 'subnet pools', facts.subnetPools),
]

/** The pools of both kinds with what they are linked to. */
const poolsWithLinks = (facts: NetworkFacts) => [
  ...(facts.pools.value ?? []).map(({ id, name }) => ({
    id,
    holds: rangesOf(facts, name) ?? [],
    links: facts.poolSilos[name]?.value ?? [],
  })),
  ...(facts.subnetPools.value ?? []).map(({ id, name }) => ({
    id,
    holds: membersOf(facts, name) ?? [],
    links: facts.subnetPoolSilos[name]?.value ?? [],
  })),
]

const siloParts = (facts: NetworkFacts): MapPart[] => {
  const names = new Map(facts.silos.value?.map(({ id, name }) => [id, name]))
  const ids = new Set(
    poolsWithLinks(facts).flatMap(({ links }) => links.map(({ siloId }) => siloId)),
  )
  const parts = [...ids].map((id): MapPart => {
    const name = names.get(id) ?? id
    return {
      id: siloBox(id),
      kind: 'silo',
      name,
      facts: [],
      href: tabOf(systemPaths.silo({ silo: name }), 'ip-pools'),
    }
  })
  return [
    ...parts.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    ...failure('silo', 'names of silos', facts.silos),
  ]
}

const look = (isUp: boolean, isKnown = true): { look?: LinkLook } =>
  isUp ? {} : { look: isKnown ? 'dashed' : 'dotted' }

/** From ports to their addresses, and from these to the configurations of their peers. */
const innerLinks = (facts: NetworkFacts): GraphLink[] => [
  ...portsWithFacts(facts).flatMap(({ port, setup }) => {
    const { state, hasLink } = healthOf(facts.statuses[port.id]?.value)
    return (setup?.addresses ?? []).map(address => ({
      from: portId(port.id),
      to: addressId(port.id, address),
      notes: state === undefined ? ['link not known'] : hasLink ? [] : ['no link'],
      ...look(hasLink, state !== undefined),
    }))
  }),
  ...portsWithFacts(facts).flatMap(({ port, setup }) => {
    const peers = configuredPeers(facts).filter(peer => peer.port.id === port.id)
    // Ports with unnumbered peers only may have no address.
    const froms = setup?.addresses.map(address => addressId(port.id, address)) ?? []
    return (facts.peers.value ? (facts.configs.value ?? []) : []).flatMap(({ id, name }) => {
      const own = peers.filter(({ config }) => config === id || config === name)
      const states = own.flatMap(peer => statusOf(facts, peer)?.state ?? [])
      const isUp = states.includes('established')
      if (own.length === 0) return []
      return (froms.length > 0 ? froms : [portId(port.id)]).map(from => ({
        from,
        to: configId(id),
        notes: isUp ? [] : [states.length > 0 ? 'no session established' : 'sessions not known'],
        ...look(isUp, states.length > 0),
      }))
    })
  }),
]

const prefixLinks = (facts: NetworkFacts): GraphLink[] => {
  const configs = facts.configs.value ?? []
  if (!facts.exported.value || !facts.peers.value) return []
  return announcedIn(facts).flatMap(({ network }) => {
    const found = exporters(facts, network)
    // The API does not tell which configuration a set belongs to: only one can be the only one.
    const all = found.length > 0 || configs.length > 1 ? found : configs
    return all.map(({ id }) => ({
      from: configId(id),
      to: prefixId(network),
      notes: found.length > 0 ? ['exported'] : ['not exported'],
      ...look(found.length > 0),
    }))
  })
}

const poolLinks = (facts: NetworkFacts): GraphLink[] =>
  poolsWithLinks(facts).flatMap(({ id, holds, links }) => {
    const spans = holds.flatMap(text => spanOf(text) ?? [])
    return [
      ...announcedIn(facts)
        .filter(({ span }) => span && spans.some(each => ipRangesOverlap(each, span)))
        .map(({ network }): GraphLink => ({
          from: prefixId(network),
          to: poolId(id),
          notes: ['by its addresses'],
          look: 'dotted',
        })),
      ...links.map(({ siloId, isDefault }) => ({
        from: poolId(id),
        to: siloBox(siloId),
        notes: isDefault ? ['default'] : [],
      })),
    ]
  })

/** Whether a port has settings: otherwise no uplink is configured. */
export const hasUplink = ({ ports }: NetworkFacts): boolean => usedPorts(ports.value).length > 0

/** The boxes of the map and how they are connected, from the outside in. */
export const mapGraph = (facts: NetworkFacts): MapGraph => ({
  parts: [
    ...peerParts(facts),
    ...portParts(facts),
    ...addressParts(facts),
    ...configParts(facts),
    ...prefixParts(facts),
    ...poolParts(facts),
    ...siloParts(facts),
  ],
  links: [...peerLinks(facts), ...innerLinks(facts), ...prefixLinks(facts), ...poolLinks(facts)],
})
