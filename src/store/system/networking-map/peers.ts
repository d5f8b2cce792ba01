import type * as Api from '@/api/generated/types'
import type { GraphLink, LinkLook } from '@/lib/graph'
import { containsIp, parseCidr } from '@/lib/cidr'
import { parseIp } from '@/lib/ip'
import { enumWords } from '@/lib/text'
import { bfdIn, bgpIn } from '../issues/rules'
import { systemPaths, tabOf } from '../paths'
import { portName } from '../switch-ports/rules'
import type { NetworkFacts } from './facts'
import {
  configuredPeers,
  isSilent,
  neighborName,
  portsWithFacts,
  silentSwitches,
  statusOf,
} from './ports'
import { addressOf } from './space'
import { failure, type MapPart } from './way'

/** A router outside the rack as LLDP reports it, with the ports that see it. */
interface Seen {
  id: string
  neighbor: Api.LldpNeighbor
  /** Its addresses. */
  ips: readonly string[]
  at: readonly { port: Api.SwitchPort; isSilent: boolean; linkName: string }[]
}

const ipsOf = ({ managementIp }: Api.LldpNeighbor): readonly string[] =>
  (managementIp ?? []).flatMap(({ addr }) => ('ipAddr' in addr ? [addressOf(addr.ipAddr)] : []))

const seenBy = (facts: NetworkFacts): readonly Seen[] => {
  const found = new Map<string, Seen>()
  for (const { port, neighbors = [], at } of portsWithFacts(facts))
    for (const neighbor of neighbors) {
      const id = `neighbor/${neighbor.chassisId}/${neighborName(neighbor)}`
      const before = found.get(id)
      found.set(id, {
        id,
        neighbor,
        ips: [...new Set([...(before?.ips ?? []), ...ipsOf(neighbor)])],
        at: [
          ...(before?.at ?? []),
          { port, isSilent: isSilent(neighbor, at), linkName: neighbor.linkName },
        ],
      })
    }
  return [...found.values()]
}

/** A session of BGP or BFD with a peer, of a switch. */
interface Session {
  /** The address of the peer, or the interface that an unnumbered one is expected on. */
  peer: string
  slot: Api.SwitchSlot
  /** The ports whose settings have the peer, or else whose network it is in. */
  ports: readonly Api.SwitchPort[]
  isInferred: boolean
  /** `BGP established`. */
  fact: string
  /** The autonomous system of the peer, if it is known. */
  asn?: number
  /** Null if it is not known. */
  isUp: boolean | null
  href: string
}

/** The ports of a switch with an address in whose network a peer is. */
const portsNear = (facts: NetworkFacts, slot: Api.SwitchSlot, peer: string) => {
  const ip = parseIp(peer)
  if (!ip) return []
  return portsWithFacts(facts).flatMap(({ port, setup }) => {
    const isNear = setup?.addresses.some(address => {
      const cidr = parseCidr(address)
      return cidr && containsIp(cidr, ip)
    })
    return port.switchSlot === slot && isNear ? [port] : []
  })
}

const bgpSessions = (facts: NetworkFacts): readonly Session[] => {
  if (!facts.peers.value) return []
  const configured = configuredPeers(facts).map(peer => ({
    ...peer,
    status: statusOf(facts, peer),
  }))
  const silent = silentSwitches(facts)
  const missing = configured
    .filter(({ status }) => !status)
    .map(({ address, port }): Session => {
      const peer = address === undefined ? `unnumbered, on ${port.portName}` : addressOf(address)
      const why = silent.includes(port.switchSlot) ? 'switch does not answer' : 'not reported'
      return {
        peer,
        slot: port.switchSlot,
        ports: [port],
        isInferred: false,
        fact: `BGP: ${why}`,
        isUp: null,
        href: systemPaths.bgp(),
      }
    })
  const reported = facts.peers.value.map((status): Session => {
    const own = configured.filter(each => each.status === status).map(({ port }) => port)
    return {
      peer: addressOf(status.peerId),
      slot: status.switch,
      ports: own.length > 0 ? own : portsNear(facts, status.switch, addressOf(status.peerId)),
      isInferred: own.length === 0,
      fact: `BGP ${enumWords(status.state)}`,
      isUp: status.state === 'established',
      asn: status.remoteAsn,
      href: bgpIn(status.peerId, status.switch),
    }
  })
  return [...reported, ...missing]
}

const bfdSessions = (facts: NetworkFacts): readonly Session[] =>
  (facts.bfd.value ?? []).map(({ peer, switchSlot: slot, state }) => ({
    peer: addressOf(peer),
    slot,
    ports: portsNear(facts, slot, addressOf(peer)),
    isInferred: true,
    fact: `BFD ${enumWords(state)}`,
    isUp: state === 'up',
    href: bfdIn(peer, slot),
  }))

/** A neighbor with the sessions that it explains, or a peer that none explains. */
interface Outside {
  id: string
  seen: Seen | undefined
  sessions: readonly Session[]
}

const explains = ({ ips, at }: Seen, { peer, ports }: Session, all: readonly Seen[]): boolean => {
  if (parseIp(peer)) return ips.includes(peer)
  // An unnumbered peer is the neighbor on its port, if that has only one.
  const isOn = (seen: Pick<Seen, 'at'>) =>
    seen.at.some(({ port }) => ports.some(({ id }) => id === port.id))
  return isOn({ at }) && all.filter(isOn).length === 1
}

const nameOf = ({ seen, sessions }: Omit<Outside, 'id'>): string =>
  seen ? neighborName(seen.neighbor) : (sessions[0]?.peer ?? '')

const outsideOf = (facts: NetworkFacts): readonly Outside[] => {
  const all = seenBy(facts)
  const sessions = [...bgpSessions(facts), ...bfdSessions(facts)]
  const found = all.map(seen => ({
    id: seen.id,
    seen,
    sessions: sessions.filter(session => explains(seen, session, all)),
  }))
  const rest = sessions.filter(session => !all.some(seen => explains(seen, session, all)))
  const peers = new Map<string, Session[]>()
  for (const session of rest) {
    const { peer, slot } = session
    const id = parseIp(peer) ? `peer/${peer}` : `peer/${slot}/${peer}`
    peers.set(id, [...(peers.get(id) ?? []), session])
  }
  const others = [...peers].map(([id, own]) => ({ id, seen: undefined, sessions: own }))
  // In an order that does not depend on their states, so that boxes stay where they are.
  return [...found, ...others].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'))
}

const stateOf = ({ seen, sessions }: Outside): Pick<MapPart, 'state' | 'isDown'> => {
  if (sessions.some(({ isUp }) => isUp === false)) return { state: 'session down', isDown: true }
  if (sessions.some(({ isUp }) => isUp === null)) return { state: 'cannot tell' }
  return seen?.at.some(({ isSilent: isOld }) => isOld) ? { state: 'not seen lately' } : {}
}

/** The neighbors of the rack, and the peers that none of them explains. */
export const peerParts = (facts: NetworkFacts): MapPart[] => [
  ...outsideOf(facts).map((outside): MapPart => {
    const { id, seen, sessions } = outside
    const [first] = sessions
    const slots = new Set(sessions.map(({ slot }) => slot))
    return {
      id,
      kind: 'neighbor',
      name: nameOf(outside),
      facts: [
        ...(seen ? [...new Set([seen.neighbor.chassisId, ...seen.ips])] : []),
        ...new Set(sessions.flatMap(({ asn }) => (asn === undefined ? [] : [`AS ${asn}`]))),
        ...new Set(
          sessions.map(({ fact, slot }) => (slots.size > 1 ? `${fact} on ${slot}` : fact)),
        ),
      ],
      href: first
        ? first.href
        : tabOf(systemPaths.switchPort({ portId: seen?.at[0]?.port.id ?? '' }), 'neighbors'),
      holds: [...new Set([...(seen?.ips ?? []), ...sessions.map(({ peer }) => peer)])],
      ...stateOf(outside),
    }
  }),
  ...failure('neighbor', 'BGP peers', facts.peers),
  ...failure('neighbor', 'BFD sessions', facts.bfd),
  ...portsWithFacts(facts).flatMap(({ port }) =>
    failure('neighbor', `neighbors of ${portName(port)}`, facts.neighbors[port.id] ?? {}),
  ),
]

/** The looks of a link by its sessions, the worst of which counts. */
const lookOf = (sessions: readonly Session[], isQuiet: boolean): { look?: LinkLook } => {
  if (isQuiet || sessions.some(({ isUp }) => isUp !== true)) return { look: 'dashed' }
  return sessions.length > 0 && sessions.every(({ isInferred }) => isInferred)
    ? { look: 'dotted' }
    : {}
}

/** From neighbors and peers to the ports that they are on. */
export const peerLinks = (facts: NetworkFacts): GraphLink[] =>
  outsideOf(facts).flatMap(({ id, seen, sessions }) => {
    const ports = [
      ...(seen?.at.map(({ port }) => port.id) ?? []),
      ...sessions.flatMap(session => session.ports.map(port => port.id)),
    ]
    return [...new Set(ports)].map((port): GraphLink => {
      const on = seen?.at.find(each => each.port.id === port)
      const own = sessions.filter(session => session.ports.some(each => each.id === port))
      return {
        from: id,
        to: `port/${port}`,
        notes: [...(on?.linkName ? [on.linkName] : []), ...own.map(({ fact }) => fact)],
        ...(on && own.length === 0
          ? lookOf([], on.isSilent)
          : lookOf(
              own.map(each => ({ ...each, isInferred: each.isInferred && !on })),
              on?.isSilent ?? false,
            )),
      }
    })
  })
