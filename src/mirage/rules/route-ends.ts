import type { RouteDestination, RouteTarget } from '@/api/generated/types'
import type { RouteRecord } from '../models/vpcs'
import { fail } from '../server/errors'
import { canonicalEnd } from './addresses'

type Kind = RouteRecord['kind']

/** Both ends of a route, addresses written as they are kept. */
export interface Ends {
  readonly destination: RouteDestination
  readonly target: RouteTarget
}

const familyOf = ({ type, value }: { type: string; value?: string }) =>
  value !== undefined && (type === 'ip' || type === 'ip_net')
    ? value.includes(':')
      ? 'v6'
      : 'v4'
    : undefined

/**
 * Refuses ends that routes of a kind cannot have. Names are taken as they come: what they mean is
 * looked up when packets are sent, and a route to nothing does nothing.
 */
const checkEnds = (kind: Kind, { destination, target }: Ends): void => {
  if (destination.type === 'vpc' || target.type === 'vpc') {
    fail.invalidRequest(`a VPC cannot be the destination or target of a ${kind} route`)
  }
  if (target.type === 'subnet') {
    fail.invalidRequest(`a subnet cannot be the target of a ${kind} route`)
  }
  const [from, to] = [familyOf(destination), familyOf(target)]
  if (from && to && from !== to) {
    fail.invalidRequest('a route cannot mix IPv4 and IPv6 addresses')
  }
}

/** The ends that somebody gives to a route, if it may have them. */
export const endsFor = (kind: Kind, given: Ends): Ends => {
  checkEnds(kind, given)
  return { destination: canonicalEnd(given.destination), target: canonicalEnd(given.target) }
}

export const sameEnd = (a: RouteDestination, b: RouteDestination): boolean => {
  const [one, other] = [canonicalEnd(a), canonicalEnd(b)]
  return one.type === other.type && one.value === other.value
}
