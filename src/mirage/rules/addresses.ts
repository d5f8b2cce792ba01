import { type Cidr, firstAddress, formatCidr, lastAddress, parseCidr } from '@/lib/cidr'
import { compareIps, formatIp, type Ip, parseIp } from '@/lib/ip'

/** A range of addresses of one IP version, both ends inclusive. */
export interface Span {
  readonly first: Ip
  readonly last: Ip
}

/** Reserved addresses at the start of a subnet. */
const RESERVED_AT_START = 5n

/** The canonical text of an address, so that addresses can be compared as text. */
export const canonicalIp = (text: string): string => {
  const ip = parseIp(text)
  return ip ? formatIp(ip) : text
}

/** The canonical text of a block. Keeps host bits. */
export const canonicalNet = (text: string): string => {
  const cidr = parseCidr(text)
  return cidr ? formatCidr(cidr) : text
}

/**
 * A rule's target or a route's destination with its addresses in canonical form; names are kept.
 */
export const canonicalEnd = <End extends { type: string; value?: string }>(end: End): End => {
  if (end.value === undefined) return end
  if (end.type === 'ip') return { ...end, value: canonicalIp(end.value) }
  return end.type === 'ip_net' ? { ...end, value: canonicalNet(end.value) } : end
}

export const spanOf = ({ first, last }: { first: string; last: string }): Span | undefined => {
  const [start, end] = [parseIp(first), parseIp(last)]
  return start && end && { first: start, last: end }
}

export const spanContains = ({ first, last }: Span, ip: Ip): boolean =>
  first.version === ip.version && first.value <= ip.value && ip.value <= last.value

/**
 * The addresses of a subnet available to interfaces: all but the first five and, for IPv4, the
 * broadcast address.
 */
export const usableSpan = (subnet: Cidr): Span => {
  const { version, value } = firstAddress(subnet)
  const last = lastAddress(subnet).value
  return {
    first: { version, value: value + RESERVED_AT_START },
    last: { version, value: version === 'v4' ? last - 1n : last },
  }
}

/** All addresses of the ranges, lowest first. A lazy generator, because ranges may be huge. */
export function* addressesOf(spans: readonly Span[]): Generator<string> {
  for (const { first, last } of spans.toSorted((a, b) => compareIps(a.first, b.first))) {
    for (let { value } = first; value <= last.value; value += 1n) {
      yield formatIp({ version: first.version, value })
    }
  }
}

/** The lowest free address of the ranges. `taken` must hold canonical addresses. */
export const lowestFree = (
  spans: readonly Span[],
  taken: ReadonlySet<string>,
): string | undefined => {
  for (const address of addressesOf(spans)) if (!taken.has(address)) return address
  return undefined
}
