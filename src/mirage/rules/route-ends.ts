import type { RouteDestination, RouteTarget } from '@/api/generated/types'
import type { RouteRecord } from '../models/records'
import { fail } from '../server/errors'
import { canonicalEnd } from './addresses'

type Kind = RouteRecord['kind']

/** Destination and target of a route, with canonical addresses. */
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
 * Rejects a destination or target that routes of this kind cannot have. Names are not resolved:
 * that happens when packets are routed, and a route to an unknown name has no effect.
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

/** Validates and canonicalizes the destination and target of a route. */
export const endsFor = (kind: Kind, given: Ends): Ends => {
  checkEnds(kind, given)
  return { destination: canonicalEnd(given.destination), target: canonicalEnd(given.target) }
}

export const sameEnd = (a: RouteDestination, b: RouteDestination): boolean => {
  const [one, other] = [canonicalEnd(a), canonicalEnd(b)]
  return one.type === other.type && one.value === other.value
}
