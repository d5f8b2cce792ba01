import { containsIp } from '@/lib/cidr'
import { formatIp, parseIp, type Ip, type IpVersion } from '@/lib/ip'
import { linked, rich } from '@/lib/rich-text'
import { commaSeries } from '@/lib/text'
import { projectPaths } from '../paths'
import {
  addressOf,
  blocksOf,
  dataOf,
  judged,
  OUTSIDE,
  toBlock,
  transitOf,
  unreadOf,
  type Cause,
  type End,
  type Facts,
  type Judgement,
  type Packet,
  type Place,
  type VpcFacts,
} from './facts'
import { judgeFirewall } from './firewall'
import { findRoutes, isCustom, routeText, type Candidate, type Taken, type Target } from './routes'

/** What can be done about a route: edit it if the user made it. */
const routeCause = (
  vpc: VpcFacts,
  { route, router }: Candidate,
  version: IpVersion,
): Cause | undefined =>
  isCustom(router)
    ? { kind: 'route', vpc: dataOf(vpc.vpc)!.name, router: router.name, route, version }
    : undefined

export const noRoute = (vpc: VpcFacts, place: Place, to: End, version: IpVersion): Judgement => {
  const where = to === OUTSIDE ? 'destinations outside the VPC' : formatIp(to)
  return judged(
    'blocks',
    rich`There is no route to ${where}.`,
    `the route: none leads to ${where}`,
    {
      ...(place.subnet && {
        cause: { kind: 'noRoute', vpc: dataOf(vpc.vpc)!.name, subnet: place.subnet, version },
      }),
    },
  )
}

/** A judgement of a route that leads nowhere useful. */
export const badRoute = (
  { facts, vpc, version }: { facts: Facts; vpc: VpcFacts; version: IpVersion },
  candidate: Candidate,
  { does, by }: { does: string; by: string },
): Judgement => {
  const cause = routeCause(vpc, candidate, version)
  return judged('blocks', rich`It takes ${routeText(facts, vpc, candidate)}, which ${does}.`, by, {
    ...(cause && { cause }),
  })
}

/** Adds what only some destinations meet: `exceptions` differ from the judgement of all others. */
export const withExceptions = (
  rest: Judgement,
  exceptions: readonly { prefix: string; judgement: Judgement }[],
  side: 'from' | 'to',
): Judgement => {
  const isGood = (state: Judgement['state']) => state !== 'blocks'
  const differing = exceptions.filter(
    ({ judgement: { state } }) => isGood(state) !== isGood(rest.state) || state === 'unknown',
  )
  const pending = exceptions.find(({ judgement }) => judgement.state === 'pending')
  if (pending) return pending.judgement
  if (differing.length === 0 || rest.state === 'unknown' || rest.state === 'pending') return rest
  const list = commaSeries(
    differing.map(({ prefix }) => prefix),
    'and',
  )
  const what = `${isGood(rest.state) ? 'not' : 'only'} ${side} ${list}`
  const noun = side === 'from' ? 'source' : 'destination'
  const text = rich`${rest.text} Other routes apply to ${list}: ${differing[0]!.judgement.text}`
  const cause = differing[0]!.judgement.cause ?? rest.cause
  return judged('depends', text, `the ${noun}: ${what}`, cause && { cause })
}

/** Judges the route for replies to connections from outside: any gateway will do. */
export const judgeReply = (
  facts: Facts,
  vpc: VpcFacts,
  place: Place,
  { other, version }: Packet,
): Judgement => {
  const routes = findRoutes(facts, vpc, place, other, version)
  const judge = ({ candidate, target, problem }: Taken): Judgement => {
    if (problem) return problem
    if (!candidate || !target) return noRoute(vpc, place, other, version)
    if (target.kind === 'gateway')
      return judged(
        'passes',
        rich`Replies take ${routeText(facts, vpc, candidate)} to the gateway ${target.name}.`,
      )
    const at = { facts, vpc, version }
    if (target.kind === 'drop')
      return badRoute(at, candidate, {
        does: 'drops them',
        by: `the route for replies: ${candidate.route.name} drops them`,
      })
    const to = target.kind === 'ip' ? (target.instance ?? target.ip) : targetName(target)
    return badRoute(at, candidate, {
      does: `leads to ${to}: replies that do not leave by a gateway are dropped`,
      by: `the route for replies: ${candidate.route.name} leads to ${to}`,
    })
  }
  const rest = judge(routes)
  const exceptions = routes.exceptions.map(each => ({
    prefix: each.prefix,
    judgement: judge(each),
  }))
  return { ...withExceptions(rest, exceptions, 'from'), details: routes.details }
}

export const targetName = (target: Target): string => ('name' in target ? target.name : target.kind)

/** Judges whether an instance that a route leads to takes and forwards packets for an address. */
export const judgeWay = (
  { facts, vpc, version }: { facts: Facts; vpc: VpcFacts; version: IpVersion },
  forwarder: string,
  { to, sender, packet }: { to: string; sender: string; packet: Packet },
): Judgement => {
  const interfaces = vpc.named(forwarder)
  const unread = unreadOf([
    [`the instance ${forwarder}`, vpc.instance(forwarder)],
    [`the network interfaces of ${forwarder}`, interfaces],
    ['the subnets', vpc.subnets],
  ])
  if (unread) return unread
  const nic = dataOf(interfaces)?.find(each => each.primary)
  const instance = dataOf(vpc.instance(forwarder))
  if (!nic || !instance)
    return judged('blocks', rich`The instance ${forwarder} has no network interface.`)
  const link = linked(
    forwarder,
    projectPaths.instanceNetworking({ project: facts.project, instance: forwarder }),
  )
  if (instance.runState !== 'running')
    return judged(
      'blocks',
      rich`The instance ${link} is ${instance.runState}.`,
      `${forwarder}: it is ${instance.runState}`,
      {
        cause: { kind: 'state', instance: forwarder },
      },
    )
  const subnet = dataOf(vpc.subnets)!.find(({ id }) => id === nic.subnetId)
  const place = { instance: forwarder, nic, subnet }
  const firewall = judgeFirewall({ vpc, place, packet, direction: 'inbound', facts })
  if (firewall.state !== 'passes') return firewall
  const takes = (ip: string) => {
    const address = parseIp(ip)
    return transitOf(nic, version).some(text => {
      const block = toBlock(text)
      return block !== undefined && address !== undefined && containsIp(block, address)
    })
  }
  if (!takes(to))
    return judged(
      'blocks',
      rich`The instance ${link} does not take packets for ${to}: its network interface ${nic.name} has no transit IP that contains it.`,
      `${forwarder}: it does not take packets for ${to}`,
      { cause: { kind: 'transit', instance: forwarder, nic, ip: to } },
    )
  const own = takes(sender) ? '' : `, from its own address: no transit IP contains ${sender}`
  return judged(
    'depends',
    rich`The instance ${link} must forward packets for ${to}${own}.`,
    `${forwarder}: it must forward packets${own}`,
  )
}

/** Judges the route from an interface to the private address of another one in the VPC. */
export const judgeHop = (
  facts: Facts,
  vpc: VpcFacts,
  place: Place,
  { to, receiver, packet }: { to: Ip; receiver: string; packet: Packet },
): Judgement => {
  const { version } = to
  const { candidate, target, problem, details } = findRoutes(facts, vpc, place, to, version)
  if (problem) return problem
  const at = { facts, vpc, version }
  const judge = (): Judgement => {
    if (!candidate || !target) return noRoute(vpc, place, to, version)
    const text = formatIp(to)
    const passes = judged(
      'passes',
      rich`${text} is reached by ${routeText(facts, vpc, candidate)}.`,
    )
    switch (target.kind) {
      case 'subnet':
        return passes
      case 'ip': {
        if (target.ip === text) return passes
        const holder = target.instance ?? holderOf(vpc, target.ip)
        if (typeof holder === 'object') return holder
        if (holder === receiver) return passes
        if (holder === undefined)
          return badRoute(at, candidate, {
            does: `leads to ${target.ip}, which no interface of the VPC has`,
            by: `the route: nobody has ${target.ip}`,
          })
        const sender = addressOf(place.nic, version) ?? ''
        return judgeWay(at, holder, { to: text, sender, packet })
      }
      case 'drop':
        return badRoute(at, candidate, {
          does: `drops packets for ${text}`,
          by: `the route: ${candidate.route.name} drops packets`,
        })
      default:
        return badRoute(at, candidate, {
          does: 'leads out of the VPC',
          by: `the route: ${candidate.route.name} leads out of the VPC`,
        })
    }
  }
  return { ...judge(), details }
}

/** The instance that has a private address, or undefined if none has; else what is not known. */
export const holderOf = (vpc: VpcFacts, ip: string): string | undefined | Judgement => {
  const address = parseIp(ip)
  const subnet =
    address &&
    dataOf(vpc.subnets)!.find(each => blocksOf(each).some(block => containsIp(block, address)))
  if (!subnet) return undefined
  const part = vpc.holder(ip, subnet)
  return (
    unreadOf([[`the interfaces of the subnet ${subnet.name}`, part]]) ?? dataOf(part) ?? undefined
  )
}
