import { firstAddress, formatCidr, lastAddress, networkOf, parseCidr } from '@/lib/cidr'
import { formatIp, parseIp } from '@/lib/ip'
import { ipRangesOverlap, parseIpRange, type IpSpan } from '@/lib/ip-range'
import type { NetworkFacts, Source } from './facts'

/** A network that is announced, as its addresses, with the sets that announce it. */
export interface Announced {
  /** Without host bits. */
  network: string
  /** Undefined for a text that is no network. */
  span: IpSpan | undefined
  sets: readonly string[]
}

/** The text of an address without the width of its network: `10.0.0.1` of `10.0.0.1/24`. */
export const addressOf = (text: string): string => {
  const [address = text] = text.split('/', 1)
  const ip = parseIp(address)
  return ip ? formatIp(ip) : address
}

/** The addresses of a text: an address, a network, or a range such as `10.0.0.1–10.0.0.9`. */
export const spanOf = (text: string): IpSpan | undefined => {
  const cidr = parseCidr(text)
  if (cidr) return { first: firstAddress(cidr), last: lastAddress(cidr) }
  const [first = text, last = first] = text.split('–')
  return parseIpRange(first, last)
}

const rangeText = ({ first, last }: { first: string; last: string }): string =>
  first === last ? first : `${first}–${last}`

/** A network as it is written everywhere, so that equal ones have equal texts. */
export const networkText = (text: string): string => {
  const cidr = parseCidr(text)
  return cidr ? formatCidr(networkOf(cidr)) : text
}

/** How much of a range is in the others together. */
export const coverage = (span: IpSpan, others: readonly IpSpan[]): 'whole' | 'part' | 'none' => {
  const within = others
    .filter(other => ipRangesOverlap(span, other))
    .toSorted((a, b) => (a.first.value < b.first.value ? -1 : 1))
  if (within.length === 0) return 'none'
  let next = span.first.value
  for (const { first, last } of within) {
    if (first.value > next) return 'part'
    if (last.value >= next) next = last.value + 1n
  }
  return next > span.last.value ? 'whole' : 'part'
}

/** The networks that the sets announce, as far as they were read. */
export const announcedIn = ({ announcements }: NetworkFacts): readonly Announced[] => {
  const sets = new Map<string, string[]>()
  for (const [set, { value = [] }] of Object.entries(announcements))
    for (const { network } of value) {
      const text = networkText(network)
      sets.set(text, [...(sets.get(text) ?? []), set])
    }
  return [...sets].map(([network, names]) => ({ network, span: spanOf(network), sets: names }))
}

/** Whether a list is known, and for each of its items all these. */
export const areKnown = (
  list: Source<readonly unknown[]>,
  ...each: readonly Readonly<Record<string, Source<unknown>>>[]
): boolean =>
  each.every(sources => {
    const found = Object.values(sources)
    return found.length === list.value?.length && found.every(({ value }) => value !== undefined)
  })

/** The ranges and subnets of each pool, as texts; undefined if they are not known. */
export const rangesOf = ({ ranges }: NetworkFacts, pool: string): readonly string[] | undefined =>
  ranges[pool]?.value?.map(({ range }) => rangeText(range))

export const membersOf = ({ members }: NetworkFacts, pool: string): readonly string[] | undefined =>
  members[pool]?.value?.map(({ subnet }) => networkText(subnet))
