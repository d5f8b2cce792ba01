import { compareIps, parseIp, type Ip } from './ip'

/** A range of addresses, both ends inclusive. */
export interface IpSpan {
  first: Ip
  last: Ip
}

/** Returns undefined if the texts are not the ends of a range. */
export const parseIpRange = (first: string, last: string): IpSpan | undefined => {
  const [from, to] = [parseIp(first), parseIp(last)]
  if (!from || !to || from.version !== to.version || compareIps(from, to) > 0) return undefined
  return { first: from, last: to }
}

/** Number of addresses in the range. */
export const ipRangeSize = ({ first, last }: IpSpan): bigint => last.value - first.value + 1n

/** Whether the ranges have an address in common. */
export const ipRangesOverlap = (a: IpSpan, b: IpSpan): boolean =>
  a.first.version === b.first.version &&
  a.first.value <= b.last.value &&
  b.first.value <= a.last.value
