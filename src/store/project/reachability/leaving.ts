import type { ExternalIp } from '@/api/generated/types'
import { formatIp } from '@/lib/ip'
import { versionOf } from '@/lib/ip-stack'
import { rich, type RichText } from '@/lib/rich-text'
import { commaSeries, truncateMiddle } from '@/lib/text'
import {
  addressOf,
  dataOf,
  judged,
  OUTSIDE,
  unreadOf,
  type Facts,
  type Judgement,
  type MachineFacts,
  type Packet,
  type Place,
  type VpcFacts,
} from './facts'
import { findRoutes, routeText, type Taken } from './routes'
import { badRoute, holderOf, judgeWay, noRoute, targetName, withExceptions } from './ways'

interface Leaving {
  facts: Facts
  machine: MachineFacts
  vpc: VpcFacts
  place: Place
}

const poolName = ({ poolNames }: Facts, id: string): string =>
  poolNames.get(id) ?? truncateMiddle(id, 13)

const portsOf = (ip: ExternalIp): string =>
  ip.kind === 'snat' ? `, ports ${ip.firstPort}–${ip.lastPort}` : ''

/** The addresses that could be the source, with their pools, as details. */
const listed = (facts: Facts, ips: readonly ExternalIp[]): readonly RichText[] =>
  ips.map(ip =>
    ip.ipPoolId
      ? rich`${ip.ip} (${ip.kind}) is of the pool ${poolName(facts, ip.ipPoolId)}.`
      : rich`${ip.ip} (${ip.kind}): its pool is not known.`,
  )

/** Judges the source address of traffic that leaves by a gateway. */
const judgeSource = (
  { facts, machine, vpc, place }: Leaving,
  gateway: string,
  { version }: Packet,
): Judgement & { ip?: string } => {
  const { pools, addresses } = vpc.attached(gateway)
  const unread = unreadOf([
    ['the external IPs', machine.ips],
    [`the pools of the gateway ${gateway}`, pools],
    [`the addresses of the gateway ${gateway}`, addresses],
  ])
  if (unread) return unread
  const primary = dataOf(machine.interfaces)?.find(nic => nic.primary)
  if (!place.nic.primary && primary)
    return judged(
      'blocks',
      rich`External addresses belong to the primary network interface ${primary.name}.`,
      `the source address: external addresses belong to ${primary.name}`,
      { cause: { kind: 'explained' } },
    )
  const ips = dataOf(machine.ips)!.filter(({ ip }) => versionOf(ip) === version)
  const isAttached = ({ ip, ipPoolId }: ExternalIp) =>
    dataOf(addresses)!.includes(ip) || dataOf(pools)!.includes(ipPoolId)
  const of = (kind: ExternalIp['kind']) => ips.filter(ip => ip.kind === kind)
  const { hasSnat } = facts.release
  const details = listed(facts, ips)
  for (const kind of ['floating', 'ephemeral', 'snat'] as const) {
    const serving = of(kind).filter(isAttached)
    const [first] = serving
    if (first) {
      const list = commaSeries(
        serving.map(({ ip }) => ip),
        'or',
      )
      const how = serving.length > 1 ? ', by connection' : portsOf(first)
      return {
        ...judged('passes', rich`It leaves as ${list}${how}.`, `leaves as ${list}${how}`, {
          details,
        }),
        ip: first.ip,
      }
    }
    const isPoolUnknown = kind === 'ephemeral' && of(kind).some(({ ipPoolId }) => !ipPoolId)
    if (isPoolUnknown)
      return judged(
        'unknown',
        rich`Racks before release 16 do not tell the pool of an ephemeral IP.`,
        'the pool of the ephemeral IP is not told before release 16',
        { details },
      )
  }
  if (!hasSnat && version === 'v4')
    return judged(
      'unknown',
      rich`Racks before release 16 do not tell the source addresses of instances.`,
      'source addresses are not told before release 16',
      { details },
    )
  if (ips.length === 0)
    return judged(
      'blocks',
      rich`The instance has no external IP${version} address, and no source address for IP${version}.`,
      `the source address: there is none for IP${version}`,
      { cause: { kind: 'noAddress', instance: place.instance, version } },
    )
  return judged(
    'blocks',
    rich`None of the addresses of the instance belongs to the gateway ${gateway}.`,
    `the source address: none belongs to the gateway ${gateway}`,
    {
      details,
      cause: {
        kind: 'noPool',
        vpc: dataOf(vpc.vpc)!.name,
        gateway,
        pools: [...new Set(ips.map(({ ipPoolId }) => ipPoolId))],
      },
    },
  )
}

interface Left {
  route: Judgement
  source?: Judgement & { ip?: string }
}

const judgeTaken = (at: Leaving, packet: Packet, { candidate, target, problem }: Taken): Left => {
  const { facts, vpc, place } = at
  const { version, other } = packet
  if (problem) return { route: problem }
  if (!candidate || !target) return { route: noRoute(vpc, place, other, version) }
  const bad = { facts, vpc, version }
  switch (target.kind) {
    case 'gateway': {
      const where = other === OUTSIDE ? 'The internet' : formatIp(other)
      return {
        route: judged(
          'passes',
          rich`${where} is reached by ${routeText(facts, vpc, candidate)} to the gateway ${target.name}.`,
        ),
        source: judgeSource(at, target.name, packet),
      }
    }
    case 'ip': {
      const holder = target.instance ?? holderOf(vpc, target.ip)
      if (typeof holder === 'object') return { route: holder }
      if (holder === undefined)
        return {
          route: badRoute(bad, candidate, {
            does: `leads to ${target.ip}, which no interface of the VPC has`,
            by: `the route: nobody has ${target.ip}`,
          }),
        }
      const to = other === OUTSIDE ? (version === 'v4' ? '0.0.0.0' : '::') : formatIp(other)
      const sender = addressOf(place.nic, version) ?? ''
      return { route: judgeWay(bad, holder, { to, sender, packet }) }
    }
    case 'drop':
      return {
        route: badRoute(bad, candidate, {
          does: 'drops the packets',
          by: `the route: ${candidate.route.name} drops packets`,
        }),
      }
    default:
      return {
        route: badRoute(bad, candidate, {
          does: `leads to ${targetName(target)}, where no such address is`,
          by: `the route: ${candidate.route.name} leads to ${targetName(target)}`,
        }),
      }
  }
}

const worseOf = ({ route, source }: Left): Judgement =>
  source && route.state === 'passes' ? source : route

/** Judges the route of traffic to the outside, and the address that it leaves as. */
export const leaveSteps = (at: Leaving, packet: Packet): Left => {
  const { facts, vpc, place } = at
  const routes = findRoutes(facts, vpc, place, packet.other, packet.version)
  const rest = judgeTaken(at, packet, routes)
  const exceptions = routes.exceptions.map(each => ({
    prefix: each.prefix,
    judgement: worseOf(judgeTaken(at, packet, each)),
  }))
  const worst = worseOf(rest)
  const judgement = withExceptions(worst, exceptions, 'to')
  const { details } = routes
  return judgement === worst
    ? { ...rest, route: { ...rest.route, details } }
    : { route: { ...judgement, details } }
}

/** The address that traffic leaves as; undefined if that is not known or it does not leave. */
export const sourceIp = (at: Leaving, packet: Packet): string | undefined =>
  leaveSteps(at, packet).source?.ip
