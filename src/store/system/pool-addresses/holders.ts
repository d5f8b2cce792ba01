import type { ExternalIp, FloatingIp, Instance, IpPoolRange } from '@/api/generated/types'
import { addressesText, countText, isInSpan, type AddressMark, type Marks } from '@/lib/address-map'
import { formatIp, parseIp, type IpVersion } from '@/lib/ip'
import { parseIpRange, type IpSpan } from '@/lib/ip-range'
import { formatNumber } from '@/lib/number'
import { linked, rich, type RichText } from '@/lib/rich-text'
import { withSearch } from '@/lib/search'
import { byNature, naturalKey } from '@/lib/sort-rows'
import { commaSeries, pluralize } from '@/lib/text'
import { projectPaths } from '@/store/project/paths'

/** How an object of the user's silo holds an address. */
export type HoldingKind = 'floating' | 'unattached' | 'ephemeral' | 'snat'

export const KIND_WORDS: Record<HoldingKind, string> = {
  floating: 'Floating, attached',
  unattached: 'Floating, free',
  ephemeral: 'Ephemeral',
  snat: 'SNAT',
}

/** An object of the user's silo that holds an address of a pool. */
export interface Holding {
  id: string
  ip: string
  kind: HoldingKind
  project: string
  /** The floating IP or the instance. */
  holder: string
  href: string
  /** The instance that uses it, if that is known. */
  instance: Instance | undefined
  /** SNAT only: `0–16383`. */
  ports?: string
  /** Floating IPs only: when it was created, and its id. */
  since?: string
  floatingIp?: string
}

/** A pool, as far as its addresses can be told by it. */
export interface PoolSpace {
  id: string
  spans: readonly IpSpan[]
}

export const spansOf = (ranges: readonly IpPoolRange[]): readonly IpSpan[] =>
  ranges.flatMap(({ range }) => parseIpRange(range.first, range.last) ?? [])

/** `203.0.113.0–203.0.113.7`. */
export const spanText = ({ first, last }: IpSpan): string => `${formatIp(first)}–${formatIp(last)}`

const isInSpans = (spans: readonly IpSpan[], text: string): boolean => {
  const ip = parseIp(text)
  return ip !== undefined && spans.some(span => isInSpan(span, ip))
}

/** Before release 16, ephemeral IPs do not tell their pool: it is the one with their range. */
const isOf = ({ id, spans }: PoolSpace, address: { ip: string; ipPoolId?: string }): boolean =>
  address.ipPoolId ? address.ipPoolId === id : isInSpans(spans, address.ip)

/** The floating IPs of a project that have an address of the pool. */
export const floatingHoldings = (
  items: readonly FloatingIp[],
  project: string,
  pool: PoolSpace,
  instances: ReadonlyMap<string, Instance>,
): readonly Holding[] =>
  items
    .filter(item => isOf(pool, item))
    .map(({ id, name, ip, instanceId, timeCreated }) => ({
      id,
      ip,
      kind: instanceId ? 'floating' : 'unattached',
      project,
      holder: name,
      href: projectPaths.floatingIp({ project, floatingIp: name }),
      instance: instanceId ? instances.get(instanceId) : undefined,
      since: timeCreated,
      floatingIp: id,
    }))

/** The addresses of the pool that an instance holds itself: ephemeral, and for outbound traffic. */
export const instanceHoldings = (
  ips: readonly ExternalIp[],
  instance: Instance,
  project: string,
  pool: PoolSpace,
): readonly Holding[] =>
  ips.flatMap((item): Holding[] => {
    if (item.kind === 'floating' || typeof item.ip !== 'string' || !isOf(pool, item)) return []
    return [
      {
        id: `${instance.id} ${item.ip} ${item.kind}`,
        ip: item.ip,
        kind: item.kind,
        project,
        holder: instance.name,
        href: projectPaths.instanceNetworking({ project, instance: instance.name }),
        instance,
        ...(item.kind === 'snat' && { ports: `${item.firstPort}–${item.lastPort}` }),
      },
    ]
  })

const LETTERS = { floating: 'F', unattached: 'f', ephemeral: 'E' } as const

/** The marks of the held addresses. Several instances may share one for outbound traffic. */
export const marksOf = (holdings: readonly Holding[], version: IpVersion): Marks => {
  const marks = new Map<bigint, AddressMark>()
  const byAddress = new Map<string, Holding[]>()
  for (const holding of holdings) {
    const others = byAddress.get(holding.ip)
    if (others) others.push(holding)
    else byAddress.set(holding.ip, [holding])
  }
  for (const [text, holders] of byAddress) {
    const ip = parseIp(text)
    const [first] = holders
    if (ip?.version !== version || !first) continue
    const { kind, href } = first
    const names = commaSeries(
      holders.map(({ project, holder }) => `${project}/${holder}`),
      'and',
    )
    marks.set(ip.value, {
      kind,
      letter: kind === 'snat' ? `S${holders.length}` : LETTERS[kind],
      text: `${KIND_WORDS[kind]}: ${names}`,
      href,
    })
  }
  return marks
}

/** The addresses of a pool in total and in use, as the rack counts them. */
export interface PoolTotals {
  allocated: bigint
  capacity: bigint
  /** Whether the rack rounded them. */
  isInexact: boolean
}

/** The numbers of a pool’s addresses, by what is known of them. */
export interface PoolCounts extends PoolTotals {
  /** Distinct addresses, by kind. */
  known: Record<HoldingKind, number>
  found: bigint
  /** In use, but not by what was found. Never negative: the numbers may be of different times. */
  others: bigint
  /** Whether all addresses in use were found, so that all others are free. */
  isCertain: boolean
}

export const countAddresses = (
  holdings: readonly Holding[],
  { allocated, capacity, isInexact }: PoolTotals,
): PoolCounts => {
  const kinds = new Map(holdings.map(({ ip, kind }) => [ip, kind]))
  const known = { floating: 0, unattached: 0, ephemeral: 0, snat: 0 }
  for (const kind of kinds.values()) known[kind] += 1
  const found = BigInt(kinds.size)
  const others = allocated - found
  return {
    known,
    found,
    // What was rounded may be less than what was found.
    allocated: others > 0n ? allocated : found,
    capacity,
    isInexact,
    others: others > 0n ? others : 0n,
    isCertain: others === 0n && !isInexact,
  }
}

/**
 * Says how many addresses are taken, and by whom as far as that is known. `isWhole` is whether all of
 * the silo has been looked at.
 */
export const poolSentence = (counts: PoolCounts, silo: string, isWhole: boolean): string => {
  const { allocated, capacity, found, others, isInexact } = counts
  if (isInexact)
    return `At least ${countText(found)} of ${addressesText(capacity)} are taken by objects of silo ${silo}`
  if (allocated === 0n) return 'No address is taken'
  const taken = `${countText(allocated)} of ${addressesText(capacity)} ${allocated === 1n ? 'is' : 'are'} taken`
  return `${taken}: ${countText(found)} by objects of silo ${silo} that were found, ${countText(others)} by others${isWhole ? '' : ' or not looked at'}`
}

/** What the addresses can be grouped by. */
export const GROUPINGS = ['project', 'kind', 'silo'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** A group of the addresses. */
export interface HoldingGroup {
  id: string
  name: string
  /** Number of distinct addresses; undefined if it is not known. */
  count: bigint | undefined
}

/** What is known of the silos that hold addresses. */
interface SilosKnown {
  /** The user’s own silo, to which everything belongs that was found. */
  own: string
  /** Number of addresses that others hold, or what was not looked at; undefined if not known. */
  others: bigint | undefined
}

export const OTHER_SILOS = 'Other silos or not looked at'

const nameOf = (id: string, by: Grouping): string =>
  by === 'kind' ? KIND_WORDS[id as HoldingKind] : id

/** The groups, by name. Other silos than the user’s own come last, as one. */
export const groupsOf = (
  holdings: readonly Holding[],
  by: Grouping,
  { own, others }: SilosKnown,
): readonly HoldingGroup[] => {
  const groups = new Map<string, Set<string>>()
  for (const holding of holdings) {
    const group = by === 'silo' ? own : holding[by]
    const ips = groups.get(group) ?? new Set()
    groups.set(group, ips.add(holding.ip))
  }
  const found = [...groups]
    .map(([id, { size }]) => ({ id, name: nameOf(id, by), count: BigInt(size) }))
    .toSorted((a, b) => byNature(naturalKey(a.name), naturalKey(b.name)))
  return by === 'silo' && others !== 0n
    ? [...found, { id: '', name: OTHER_SILOS, count: others }]
    : found
}

/** Number of names in a finding. */
const MOST_NAMES = 5

/** The holders by name, each with its link; the rest leads to all of their kind. */
const named = (holdings: readonly Holding[], page: string): RichText => {
  const names = holdings
    .slice(0, MOST_NAMES)
    .map(({ project, holder, href }) => linked(`${project}/${holder}`, href))
  const more = holdings.length - names.length
  const all = withSearch(page, '', { tab: 'addresses', group: 'kind', of: holdings[0]?.kind ?? '' })
  const parts = more > 0 ? [...names, linked(`${formatNumber(more)} more`, all)] : names
  return parts.flatMap((part, at) => {
    if (at === 0) return [part]
    const isLast = at === parts.length - 1
    return [isLast ? `${parts.length > 2 ? ',' : ''} and ` : ', ', part]
  })
}

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1_000

const isLongStopped = ({ kind, instance }: Holding, now: number): boolean =>
  kind === 'ephemeral' &&
  instance?.runState === 'stopped' &&
  now - Date.parse(instance.timeRunStateUpdated) > THIRTY_DAYS

interface WasteInput {
  holdings: readonly Holding[]
  pool: PoolSpace
  /** In milliseconds since 1970. */
  now: number
  /** Whether the holders of all addresses are known. */
  isCertain: boolean
  /** The address of the pool's page. */
  page: string
}

/**
 * Addresses that are held without need, and ranges that nothing uses if the holders of all addresses
 * are known, in sentences with links to the holders.
 */
export const wasteOf = (input: WasteInput): readonly RichText[] => {
  const { holdings, pool, now, isCertain, page } = input
  const { spans } = pool
  const free = holdings.filter(({ kind }) => kind === 'unattached')
  const idle = holdings.filter(each => isLongStopped(each, now))
  const hasOwn = new Set(
    holdings.flatMap(({ kind, instance }) => (kind === 'snat' ? [] : (instance?.id ?? []))),
  )
  const spare = holdings.filter(
    ({ kind, instance }) => kind === 'snat' && instance !== undefined && hasOwn.has(instance.id),
  )
  const unused = spans.filter(span => !holdings.some(({ ip }) => isInSpans([span], ip)))
  return [
    ...(free.length > 0
      ? [rich`${pluralize('floating IP', free.length)} attached to nothing: ${named(free, page)}.`]
      : []),
    ...(idle.length > 0
      ? [
          rich`${pluralize('ephemeral IP', idle.length)} of instances stopped for more than 30 days: ${named(idle, page)}.`,
        ]
      : []),
    ...(spare.length > 0
      ? [
          rich`${pluralize('instance', spare.length)} with a floating or ephemeral IP also ${spare.length === 1 ? 'has' : 'have'} an address for outbound traffic, which the rack always assigns.`,
        ]
      : []),
    ...(isCertain && holdings.length > 0 && spans.length > 1
      ? unused.map(span => rich`Nothing uses ${spanText(span)}.`)
      : []),
  ]
}
