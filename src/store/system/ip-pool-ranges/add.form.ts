import type { IpPool, IpPoolRange } from '@/api/generated/types'
import { containsIp, isMulticast, SOURCE_SPECIFIC } from '@/lib/cidr'
import { ADDRESS_BITS, ipError, parseIp, type Ip } from '@/lib/ip'
import { ipRangesOverlap, parseIpRange } from '@/lib/ip-range'
import { defineForm } from '@/store/forms/define-form'
import type { FormContext } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf } from '@/store/forms/rules'
import { allIpPoolRangesQuery, allIpPoolsQuery, ipPoolViewQuery } from '../ip-pools/queries'
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

/** What a rack says of a pool. Before release 17 it is less. */
type PoolFacts = Partial<Pick<IpPool, 'ipVersion' | 'poolType'>>

const isMulticastIp = (ip: Ip) => isMulticast({ ip, width: ADDRESS_BITS[ip.version] })

const isSourceSpecific = (ip: Ip) => SOURCE_SPECIFIC.some(block => containsIp(block, ip))

const addressError = (text: string, { ipVersion, poolType }: PoolFacts): string | undefined => {
  const ip = parseIp(text)
  if (!ip) return ipError(text)
  if (!ipVersion) return ip.version === 'v6' ? 'IPv6 ranges are not supported yet' : undefined
  if (ip.version !== ipVersion) return `IP${ip.version} address in an IP${ipVersion} pool`
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
  name: string,
  pool: PoolFacts,
  taken: readonly TakenRange[],
) => {
  const errors = errorsOf({ first: addressError(first, pool), last: addressError(last, pool) })
  if (Object.keys(errors).length > 0) return errors
  const isReversed = parseIpRange(first, last) === undefined
  const other = pool.poolType === 'multicast' ? taken.find(range => range.pool === name) : undefined
  return errorsOf({
    first: other && sourceError(first, other.first, 'A pool has'),
    last: isReversed
      ? 'The last address must not come before the first'
      : (overlapError({ first, last }, taken) ?? sourceError(first, last, 'A range has')),
  })
}

const takenRanges = ({ read }: FormContext<SystemParams<'ipPool'>>): TakenRange[] =>
  (read(allIpPoolsQuery)?.items ?? []).flatMap(({ name: pool }) =>
    (read(allIpPoolRangesQuery({ pool }))?.items ?? []).map(({ range }) => ({ ...range, pool })),
  )

/** Adds a range of addresses to a pool. */
export const ipPoolRangeAddForm = defineForm<IpRangeValues, IpPoolRange, SystemParams<'ipPool'>>({
  name: 'ipPoolRangeAdd',
  initial: () => ({ first: '', last: '' }),
  check: (values, context) => {
    const { pool } = context.params
    const facts = context.read(ipPoolViewQuery({ pool })) ?? {}
    return checkIpRange(values, pool, facts, takenRanges(context))
  },
  toCommand: (body, { params: { pool } }) => ({
    endpoint: 'systemIpPoolRangeAdd',
    args: { path: { pool }, body },
  }),
  succeeded: (_range, _values, { params: { pool } }) => ({
    toast: { content: ['IP range added'] },
    to: systemPaths.ipPool({ pool }),
  }),
  leaveTo: systemPaths.ipPool,
})

export const useIpPoolRangeAddField = fieldHook(ipPoolRangeAddForm)
