import type * as Api from '@/api/generated/types'
import { pluralize } from '@/lib/text'
import { unlookedOf, type Look, type Unlooked } from '@/store/home/findings'
import { bfdIssues, bgpIssues, ORDER, type Issue } from '../issues/rules'
import { systemPaths, tabOf } from '../paths'
import { portName } from '../switch-ports/rules'
import { emptyPrefixIssues, exportIssues, lotIssues, poolIssues } from './announced'
import type { NetworkFacts, Source } from './facts'
import {
  areSetupsKnown,
  configIn,
  configuredPeers,
  isSilent,
  neighborName,
  portsWithFacts,
  silentSwitches,
  statusOf,
  type PlacedPeer,
} from './ports'

/** What is wrong with the network, and what cannot be told. */
export interface Down {
  /** The most urgent first. */
  findings: readonly Issue[]
  /** Whole sentences. */
  cannotTell: readonly string[]
  unlooked: readonly Unlooked[]
}

/** In milliseconds since the epoch; a server may report longer than dates reach. */
const sinceOf = (time: number): Pick<Issue, 'since'> =>
  Math.abs(time) <= LAST_DATE ? { since: new Date(time).toISOString() } : {}

const LAST_DATE = 8.64e15

const sessionIssues = ({ peers, bfd }: NetworkFacts): Issue[] => [
  ...(peers.value ?? []).flatMap(peer =>
    bgpIssues(peer).map(issue => ({
      ...issue,
      ...sinceOf((peers.at ?? 0) - peer.stateDurationMillis),
    })),
  ),
  ...(bfd.value ?? []).flatMap(bfdIssues),
]

const portIssues = (facts: NetworkFacts): Issue[] =>
  portsWithFacts(facts).flatMap(({ port, health: { state, hasLink } }): Issue[] => {
    const found = {
      about: 'link',
      kind: 'Switch port',
      subject: portName(port),
      href: systemPaths.switchPort({ portId: port.id }),
    }
    if (state === 'disabled')
      return [{ ...found, severity: 'notice', text: 'The port has settings, but is disabled.' }]
    if (state !== 'down') return []
    const text = hasLink ? 'One of its links is down.' : 'The port has settings, but no link.'
    return [{ ...found, severity: 'critical', text }]
  })

/** The switches that have peers of an autonomous system in their settings. */
const switchesOf = (facts: NetworkFacts, { id, name }: Api.BgpConfig): readonly string[] => {
  const found = portsWithFacts(facts).filter(({ setup }) =>
    setup?.peers.some(({ config }) => config === id || config === name),
  )
  return [...new Set(found.map(({ port }) => port.switchSlot))].toSorted()
}

const secondWayIssues = (facts: NetworkFacts): Issue[] => {
  const ports = portsWithFacts(facts)
  const configs = areSetupsKnown(facts) ? (facts.configs.value ?? []) : []
  const linked = ports.filter(({ health }) => health.hasLink)
  const unsure = ports.filter(({ health }) => health.state === undefined)
  const [only] = [...linked, ...unsure]
  return [
    ...configs.flatMap((config): Issue[] => {
      const [slot, ...others] = switchesOf(facts, config)
      if (slot === undefined || others.length > 0) return []
      return [
        {
          severity: 'warning',
          about: 'second way',
          kind: 'BGP configuration',
          subject: config.name,
          href: configIn(config),
          text: `All peers of AS ${config.asn} are on ${slot}: no second way if this switch fails.`,
        },
      ]
    }),
    ...(ports.length > 0 && linked.length + unsure.length <= 1
      ? [
          {
            severity: 'warning' as const,
            about: 'second way',
            kind: 'Switch ports',
            subject: 'of all switches',
            href: systemPaths.switchPorts(),
            text: only
              ? `Only ${portName(only.port)} ${linked.length > 0 ? 'has' : 'can have'} a link: there is no second way.`
              : 'No port with settings has a link: there is no way at all.',
          },
        ]
      : []),
  ]
}

const switchIssues = (facts: NetworkFacts): Issue[] =>
  silentSwitches(facts).map(slot => ({
    severity: 'warning',
    about: 'answer',
    kind: 'Switch',
    subject: slot,
    href: systemPaths.bgp(),
    text: `${slot} does not answer, or has no sessions: the status of BGP lacks its ${pluralize('peer', configuredPeers(facts).filter(({ port }) => port.switchSlot === slot).length)}.`,
  }))

const neighborIssues = (facts: NetworkFacts): Issue[] =>
  portsWithFacts(facts).flatMap(({ port, neighbors = [], at }) =>
    neighbors
      .filter(neighbor => isSilent(neighbor, at))
      .map((neighbor): Issue => ({
        severity: 'warning',
        about: portName(port),
        kind: 'Neighbor',
        subject: neighborName(neighbor),
        of: `Neighbor of ${portName(port)}`,
        href: tabOf(systemPaths.switchPort({ portId: port.id }), 'neighbors'),
        text: `${portName(port)} has not seen it for more than five minutes.`,
        since: neighbor.lastSeen,
      })),
  )

const peerName = ({ address, port }: PlacedPeer) =>
  address ?? `the unnumbered peer of ${port.portName}`

const doubts = (facts: NetworkFacts): readonly string[] => [
  ...portsWithFacts(facts)
    .filter(({ hasStatus, health }) => hasStatus && health.state === undefined)
    .map(
      ({ port }) =>
        `Cannot tell whether ${portName(port)} has a link: this console does not know the format of its status.`,
    ),
  ...configuredPeers(facts)
    .filter(
      peer =>
        facts.peers.value &&
        !silentSwitches(facts).includes(peer.port.switchSlot) &&
        !statusOf(facts, peer),
    )
    .map(
      peer =>
        `Cannot tell whether the session with ${peerName(peer)} on ${peer.port.switchSlot} is established: the status of BGP lacks it.`,
    ),
]

const LISTS = {
  ports: 'switch ports',
  settings: 'port settings',
  peers: 'BGP peers',
  bfd: 'BFD sessions',
  exported: 'exported prefixes',
  configs: 'BGP configurations',
  sets: 'announce sets',
  pools: 'IP pools',
  subnetPools: 'subnet pools',
  loopbacks: 'loopback addresses',
  lots: 'address lots',
  racks: 'racks',
  switches: 'switches',
  silos: 'silos',
} as const satisfies Partial<Record<keyof NetworkFacts, string>>

const EACH = {
  announcements: 'announcements of',
  blocks: 'blocks of',
  ranges: 'ranges of',
  poolSilos: 'silos of',
  utilization: 'utilization of',
  members: 'members of',
  subnetPoolSilos: 'silos of',
} as const satisfies Partial<Record<keyof NetworkFacts, string>>

const look = (source: string, { value, problem }: Source<unknown>): Look => ({
  source,
  findings: [],
  isAnswered: value !== undefined || problem !== undefined,
  ...(problem !== undefined && { problem }),
})

const looksAt = (facts: NetworkFacts): readonly Look[] => [
  ...Object.entries(LISTS).map(([key, noun]) => look(noun, facts[key as keyof typeof LISTS])),
  ...portsWithFacts(facts).flatMap(({ port }) => [
    look(`port settings of ${portName(port)}`, facts.setups[port.portSettingsId ?? ''] ?? {}),
    look(`status of ${portName(port)}`, facts.statuses[port.id] ?? {}),
    look(`neighbors of ${portName(port)}`, facts.neighbors[port.id] ?? {}),
  ]),
  ...Object.entries(EACH).flatMap(([key, words]) =>
    Object.entries(facts[key as keyof typeof EACH]).map(([name, source]) =>
      look(`${words} ${name}`, source),
    ),
  ),
]

/** Everything that is wrong with the network, as far as it was read. */
export const downOf = (facts: NetworkFacts): Down => ({
  findings: [
    ...sessionIssues(facts),
    ...portIssues(facts),
    ...switchIssues(facts),
    ...secondWayIssues(facts),
    ...neighborIssues(facts),
    ...exportIssues(facts),
    ...poolIssues(facts),
    ...emptyPrefixIssues(facts),
    ...lotIssues(facts),
  ].toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity)),
  cannotTell: doubts(facts),
  unlooked: unlookedOf(looksAt(facts)),
})
