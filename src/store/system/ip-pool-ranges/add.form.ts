import type { IpPool, IpPoolRange } from '@/api/generated/types'
import { type Release, supports } from '@/api/releases/ladder'
import { SERVICE_POOL } from '@/lib/service-pool'
import { containsIp, isMulticast, SOURCE_SPECIFIC } from '@/lib/cidr'
import { ADDRESS_BITS, ipError, parseIp, type Ip } from '@/lib/ip'
import { ipRangesOverlap, parseIpRange } from '@/lib/ip-range'
import { defineForm } from '@/store/forms/define-form'
import type { Read } from '@/store/forms/definition'
import { errorsOf } from '@/store/forms/rules'
import {
  allIpPoolRangesQuery,
  allIpPoolsQuery,
  ipPoolViewQuery,
  servicePoolsQuery,
} from '../ip-pools/queries'
import { systemPaths, type SystemParams } from '../paths'

export interface IpRangeValues {
  first: string
  last: string
}

/** An existing range. */
interface TakenRange extends IpRangeValues {
  /** Name of its pool. */
  pool: string
}

/** A pool, and what the rack says of it. Before release 17 it says nothing. */
interface PoolFacts extends Partial<Pick<IpPool, 'ipVersion' | 'poolType'>> {
  name: string
  release: Release
}

const isMulticastIp = (ip: Ip) => isMulticast({ ip, width: ADDRESS_BITS[ip.version] })

const isSourceSpecific = (ip: Ip) => SOURCE_SPECIFIC.some(block => containsIp(block, ip))

const addressError = (text: string, pool: PoolFacts): string | undefined => {
  const { ipVersion, poolType, release } = pool
  const ip = parseIp(text)
  if (!ip) return ipError(text)
  if (ipVersion && ip.version !== ipVersion)
    return `IP${ip.version} address in an IP${ipVersion} pool`
  if (ip.version === 'v6' && !supports(release, 'siloPoolVersions'))
    return 'IPv6 ranges are not supported yet'
  if (!poolType) return undefined
  if (isMulticastIp(ip) === (poolType === 'multicast')) return undefined
  return poolType === 'multicast'
    ? 'Not a multicast address, but the pool is for multicast'
    : 'Multicast address in a unicast pool'
}

/** Why two addresses of a multicast pool cannot be together in it. */
const sourceError = (one: string, other: string, place: string): string | undefined => {
  const [first, second] = [parseIp(one), parseIp(other)]
  return first && second && isSourceSpecific(first) !== isSourceSpecific(second)
    ? `${place} either any-source or source-specific addresses (232.0.0.0/8, ff30::/12), not both`
    : undefined
}

/** The existing ranges that overlap a new one. */
const overlappingRanges = (
  { first, last }: IpRangeValues,
  taken: readonly TakenRange[],
): TakenRange[] => {
  const range = parseIpRange(first, last)
  if (!range) return []
  return taken.filter(other => {
    const theirs = parseIpRange(other.first, other.last)
    return theirs !== undefined && ipRangesOverlap(range, theirs)
  })
}

const overlapError = (values: IpRangeValues, taken: readonly TakenRange[]): string | undefined => {
  const [found] = overlappingRanges(values, taken)
  return found && `Overlaps with ${found.first}–${found.last} of the IP pool ${found.pool}`
}

/** Validates a new range of a pool. It must not overlap the ranges of any pool. */
const checkIpRange = (
  { first, last }: IpRangeValues,
  pool: PoolFacts,
  taken: readonly TakenRange[],
) => {
  const errors = errorsOf({ first: addressError(first, pool), last: addressError(last, pool) })
  if (Object.keys(errors).length > 0) return errors
  const isReversed = parseIpRange(first, last) === undefined
  const other =
    pool.poolType === 'multicast' ? taken.find(range => range.pool === pool.name) : undefined
  return errorsOf({
    first: other && sourceError(first, other.first, 'A pool has'),
    last: isReversed
      ? 'The last address must not come before the first'
      : (overlapError({ first, last }, taken) ?? sourceError(first, last, 'A range has')),
  })
}

const takenRanges = (read: Read): TakenRange[] =>
  (read(allIpPoolsQuery)?.items ?? []).flatMap(({ name: pool }) =>
    (read(allIpPoolRangesQuery({ pool }))?.items ?? []).map(({ range }) => ({ ...range, pool })),
  )

/** A form that adds a range of addresses to a pool. */
const rangeAddForm = <Params>(
  name: string,
  /** The pool, by name or as `SERVICE_POOL`. */
  poolOf: (params: Params) => string,
  /** What is known of it. */
  factsOf: (read: Read, params: Params) => IpPool | undefined,
  /** Its page. */
  pageOf: (params: Params) => string,
) =>
  defineForm<IpRangeValues, IpPoolRange, Params>({
    name,
    initial: () => ({ first: '', last: '' }),
    check(values, { params, read, release }) {
      const facts = supports(release, 'poolVersions') ? factsOf(read, params) : undefined
      const pool = {
        name: poolOf(params),
        release,
        ...(facts && { ipVersion: facts.ipVersion, poolType: facts.poolType }),
      }
      return checkIpRange(values, pool, takenRanges(read))
    },
    toCommand: (body, { params }) => ({
      endpoint: 'systemIpPoolRangeAdd',
      args: { path: { pool: poolOf(params) }, body },
    }),
    succeeded: (_range, _values, { params }) => ({
      toast: { content: ['IP range added'] },
      to: pageOf(params),
    }),
    leaveTo: pageOf,
  })

export const ipPoolRangeAddForm = rangeAddForm<SystemParams<'ipPool'>>(
  'ipPoolRangeAdd',
  ({ pool }) => pool,
  (read, { pool }) => read(ipPoolViewQuery({ pool })),
  systemPaths.ipPool,
)

/** Adds a range to the only pool of the system's services, before release 22. */
export const servicePoolRangeAddForm = rangeAddForm<object>(
  'servicePoolRangeAdd',
  () => SERVICE_POOL,
  read => read(servicePoolsQuery)?.items[0],
  () => systemPaths.servicePool(),
)
