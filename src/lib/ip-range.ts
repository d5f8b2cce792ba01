import { compareIps, parseIp, type Ip } from './ip'

/** Addresses from one to another, both included. */
export interface IpSpan {
  first: Ip
  last: Ip
}

/** The range of these two texts; undefined where they make none. */
export const parseIpRange = (first: string, last: string): IpSpan | undefined => {
  const [from, to] = [parseIp(first), parseIp(last)]
  if (!from || !to || from.version !== to.version || compareIps(from, to) > 0) return undefined
  return { first: from, last: to }
}

/** How many addresses the range has. */
export const ipRangeSize = ({ first, last }: IpSpan): bigint => last.value - first.value + 1n

/** Whether the two have an address in common. */
export const ipRangesOverlap = (a: IpSpan, b: IpSpan): boolean =>
  a.first.version === b.first.version &&
  a.first.value <= b.last.value &&
  b.first.value <= a.last.value
