import type { RouterRoute, VpcRouter, VpcSubnet } from '@/api/generated/types'
import { containsIp, formatCidr, type Cidr } from '@/lib/cidr'
import { parseIp, type IpVersion } from '@/lib/ip'
import { emphasis, linked, rich, type RichPart, type RichText } from '@/lib/rich-text'
import { commaSeries } from '@/lib/text'
import { projectPaths } from '../paths'
import {
  addressOf,
  blocksOf,
  dataOf,
  isWithin,
  judged,
  OUTSIDE,
  ownBlocks,
  toBlock,
  unreadOf,
  type End,
  type Facts,
  type Judgement,
  type Place,
  type VpcFacts,
} from './facts'

/** Where a route leads, for one IP version. */
export type Target =
  | { kind: 'drop' }
  | { kind: 'gateway' | 'subnet'; name: string }
  | { kind: 'ip'; ip: string; instance?: string }
  /** It has no effect. */
  | { kind: 'none' }
  | { kind: 'unread'; judgement: Judgement }

export interface Candidate {
  route: RouterRoute
  router: VpcRouter
  block: Cidr
}

/** The route that a destination takes, or why that is not known or there is none. */
export interface Taken {
  /** Present if a route was found. */
  candidate?: Candidate
  target?: Target
  problem?: Judgement
}

export interface Routes extends Taken {
  /** For everything outside: the prefixes that take another route, with theirs. */
  exceptions: readonly (Taken & { prefix: string })[]
  /** All routes that contain the destination, longest first. */
  details: readonly RichText[]
}

const routeName = ({ project }: Facts, vpc: string, { route, router }: Candidate): RichPart =>
  linked(route.name, projectPaths.route({ project, vpc, router: router.name, route: route.name }))

/** How a route is named in a sentence: `the route r of the router t`. */
export const routeText = (facts: Facts, vpc: VpcFacts, candidate: Candidate): RichText => {
  const { name } = dataOf(vpc.vpc)!
  return rich`the route ${routeName(facts, name, candidate)} of the router ${candidate.router.name}`
}

export const isCustom = ({ kind }: VpcRouter): boolean => kind === 'custom'

/**
 * The block of a route’s destination. Names that nothing has, and VPCs, have none. Whether a custom
 * route to a subnet has any effect is not certain: see `isUncertain`.
 */
const destinationOf = (
  { destination }: RouterRoute,
  version: IpVersion,
  subnets: readonly VpcSubnet[],
): Cidr | undefined => {
  if (destination.type === 'vpc') return undefined
  const blocks =
    destination.type === 'subnet'
      ? subnets.filter(({ name }) => name === destination.value).flatMap(blocksOf)
      : [destination.value].flatMap(text => toBlock(text) ?? [])
  return blocks.find(({ ip }) => ip.version === version)
}

const isUncertain = ({ route, router }: Candidate): boolean =>
  isCustom(router) && route.destination.type === 'subnet'

const targetOf = ({ route }: Candidate, vpc: VpcFacts, version: IpVersion): Target => {
  const { target } = route
  switch (target.type) {
    case 'drop':
      return { kind: 'drop' }
    case 'ip':
      return parseIp(target.value)?.version === version
        ? { kind: 'ip', ip: target.value }
        : { kind: 'none' }
    case 'subnet':
      return dataOf(vpc.subnets)!.some(({ name }) => name === target.value)
        ? { kind: 'subnet', name: target.value }
        : { kind: 'none' }
    case 'internet_gateway':
      return dataOf(vpc.gateways)!.some(({ name }) => name === target.value)
        ? { kind: 'gateway', name: target.value }
        : { kind: 'none' }
    case 'instance': {
      const part = vpc.named(target.value)
      const judgement = unreadOf([[`the network interfaces of ${target.value}`, part]])
      if (judgement) return { kind: 'unread', judgement }
      const primary = dataOf(part)?.find(each => each.primary)
      const ip = primary && addressOf(primary, version)
      return ip ? { kind: 'ip', ip, instance: target.value } : { kind: 'none' }
    }
    default:
      return { kind: 'none' }
  }
}

/** The order in which routes are considered: longest prefix, custom before system, drop first. */
const byPrecedence = (a: Candidate, b: Candidate): number =>
  b.block.width - a.block.width ||
  Number(isCustom(b.router)) - Number(isCustom(a.router)) ||
  Number(b.route.target.type === 'drop') - Number(a.route.target.type === 'drop')

const isSamePlace = (a: Candidate, b: Candidate): boolean =>
  a.block.width === b.block.width && isCustom(a.router) === isCustom(b.router)

const sameTarget = (a: Target, b: Target): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Takes the first of these routes that has an effect. */
const take = (candidates: readonly Candidate[], vpc: VpcFacts, version: IpVersion): Taken => {
  for (const [at, candidate] of candidates.entries()) {
    const target = targetOf(candidate, vpc, version)
    if (target.kind === 'unread') return { problem: target.judgement }
    if (target.kind === 'none') continue
    if (isUncertain(candidate)) {
      const { name } = candidate.route
      return {
        problem: judged(
          'unknown',
          rich`Whether the route ${emphasis(name)}, whose destination is the name of a subnet, has any effect is not certain.`,
          `whether the route ${name} to a subnet has any effect is not certain`,
        ),
      }
    }
    const rival = candidates
      .slice(at + 1)
      .filter(each => isSamePlace(each, candidate))
      .map(each => ({ each, other: targetOf(each, vpc, version) }))
      .find(({ other }) => other.kind !== 'none' && !sameTarget(other, target))
    if (rival && target.kind !== 'drop') {
      const prefix = formatCidr(candidate.block)
      const names = commaSeries([candidate.route.name, rival.each.route.name], 'and')
      return {
        problem: judged(
          'unknown',
          rich`Two routes to ${prefix} have different targets: ${names}. Which one is used is not defined.`,
          `two routes to ${prefix} have different targets`,
        ),
      }
    }
    return { candidate, target }
  }
  return {}
}

const detailsOf = (
  candidates: readonly Candidate[],
  taken: Candidate | undefined,
  { vpc, version, facts }: { vpc: VpcFacts; version: IpVersion; facts: Facts },
): readonly RichText[] =>
  candidates.map(candidate => {
    const { target } = candidate.route
    const to = target.type === 'drop' ? 'drop' : `${enumName(target.type)} ${target.value}`
    const fate =
      candidate === taken
        ? 'taken'
        : targetOf(candidate, vpc, version).kind === 'none'
          ? 'no effect'
          : 'not taken'
    return rich`${formatCidr(candidate.block)} to ${to}: ${routeText(facts, vpc, candidate)} (${fate})`
  })

const enumName = (type: string) => (type === 'internet_gateway' ? 'gateway' : type)

/** Finds the route of packets that leave by an interface. */
export const findRoutes = (
  facts: Facts,
  vpc: VpcFacts,
  place: Place,
  to: End,
  version: IpVersion,
): Routes => {
  const none = { exceptions: [], details: [] }
  const lists = unreadOf([
    ['the VPC', vpc.vpc],
    ['the subnets', vpc.subnets],
    ['the routers', vpc.routers],
    ['the internet gateways', vpc.gateways],
  ])
  if (lists) return { problem: lists, ...none }
  const subnets = dataOf(vpc.subnets)!
  const routers = dataOf(vpc.routers)!.filter(
    ({ id, kind }) => kind === 'system' || id === place.subnet?.customRouterId,
  )
  const unread = unreadOf(
    routers.map(({ id, name }) => [`the routes of the router ${name}`, vpc.routes(id)] as const),
  )
  if (unread) return { problem: unread, ...none }
  const all = routers
    .flatMap(router =>
      dataOf(vpc.routes(router.id))!.flatMap((route): Candidate[] => {
        const block = destinationOf(route, version, subnets)
        return block ? [{ route, router, block }] : []
      }),
    )
    .toSorted(byPrecedence)
  if (to !== OUTSIDE) {
    const candidates = all.filter(({ block }) => containsIp(block, to))
    const taken = take(candidates, vpc, version)
    return {
      ...taken,
      ...none,
      details: detailsOf(candidates, taken.candidate, { vpc, version, facts }),
    }
  }
  const own = ownBlocks(dataOf(vpc.vpc)!, subnets)
  const beyond = all.filter(({ block }) => block.width === 0 || !isWithin(block, own))
  const prefixes = [...new Set(beyond.map(({ block }) => formatCidr(block)))]
  const takenBy = (prefix: string) =>
    take(
      beyond.filter(({ block }) => formatCidr(block) === prefix),
      vpc,
      version,
    )
  const rest = takenBy(version === 'v4' ? '0.0.0.0/0' : '::/0')
  return {
    ...rest,
    exceptions: prefixes
      .filter(prefix => !prefix.endsWith('/0'))
      .map(prefix => ({ prefix, ...takenBy(prefix) }))
      .filter(({ candidate, problem }) => candidate || problem),
    details: detailsOf(beyond, rest.candidate, { vpc, version, facts }),
  }
}
