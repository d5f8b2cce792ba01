import { type Cidr, firstAddress, formatCidr, lastAddress, parseCidr } from '@/lib/cidr'
import { compareIps, formatIp, type Ip, parseIp } from '@/lib/ip'

/** Addresses from `first` to `last`, both included, of one family. */
export interface Span {
  readonly first: Ip
  readonly last: Ip
}

/** The addresses at the start of a subnet that belong to the network itself. */
const RESERVED_AT_START = 5n

/** One way to write each address, so that addresses can be compared as text. */
export const canonicalIp = (text: string): string => {
  const ip = parseIp(text)
  return ip ? formatIp(ip) : text
}

/** One way to write each block. Host bits stay: they are nobody's mistake. */
export const canonicalNet = (text: string): string => {
  const cidr = parseCidr(text)
  return cidr ? formatCidr(cidr) : text
}

/** An end of a rule or route with its addresses written in one way; names stay as they are. */
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
 * What interfaces may use of a subnet: all but the first five addresses and, in IPv4, the
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

/** Every address of the spans, lowest first. Spans may be huge: take only what is needed. */
export function* addressesOf(spans: readonly Span[]): Generator<string> {
  for (const { first, last } of spans.toSorted((a, b) => compareIps(a.first, b.first))) {
    for (let { value } = first; value <= last.value; value += 1n) {
      yield formatIp({ version: first.version, value })
    }
  }
}

/** The lowest address of the spans that is not taken. `taken` holds canonical addresses. */
export const lowestFree = (
  spans: readonly Span[],
  taken: ReadonlySet<string>,
): string | undefined => {
  for (const address of addressesOf(spans)) if (!taken.has(address)) return address
  return undefined
}
