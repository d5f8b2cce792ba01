import type { ApiError } from '@/api/core/api-error'
import type { PoolSelector, SiloIpPool } from '@/api/generated/types'
import type { IpVersion } from '@/lib/ip'
import { capitalize, commaSeries } from '@/lib/text'
import type { Read } from '@/store/forms/definition'
import { ipPoolUtilizationQuery } from '@/store/system/ip-pool-utilization/queries'

/** The pool to allocate an address from: the one of that name, or the default if empty. */
export const poolSelector = (pool: string): PoolSelector =>
  pool ? { type: 'explicit', pool } : { type: 'auto' }

type Pool = Pick<SiloIpPool, 'name' | 'isDefault' | 'ipVersion'>

/** Default pools first, then IPv4 before IPv6, then by name. */
export const comparePools = (a: Pool, b: Pool): number =>
  Number(b.isDefault) - Number(a.isDefault) ||
  a.ipVersion.localeCompare(b.ipVersion, 'en') ||
  a.name.localeCompare(b.name, 'en')

/** Whether it is not a pool of multicast addresses. Before release 18, pools have no type. */
export const isUnicast = ({ poolType }: Pick<SiloIpPool, 'poolType'>): boolean =>
  (poolType as string | undefined) !== 'multicast'

/** The pools for addresses of single objects, of one IP version or both, in order of choice. */
export const unicastPools = <Item extends SiloIpPool>(
  pools: readonly Item[],
  version?: IpVersion,
): readonly Item[] =>
  pools
    .filter(
      ({ poolType, ipVersion }) =>
        poolType === 'unicast' && (version === undefined || ipVersion === version),
    )
    .toSorted(comparePools)

/** The only default pool among these; undefined if there is none or more than one. */
export const onlyDefault = <Item extends Pick<SiloIpPool, 'isDefault'>>(
  pools: readonly Item[],
): Item | undefined => {
  const [first, second] = pools.filter(({ isDefault }) => isDefault)
  return second ? undefined : first
}

const INSUFFICIENT_CAPACITY = 507

/** Names at most this many, in the order given. */
const MOST_NAMES = 5

const someOf = (names: readonly string[]) =>
  names.length > MOST_NAMES
    ? `${names.slice(0, MOST_NAMES).join(', ')} or another`
    : commaSeries(names, 'or')

/**
 * The error of a pool that has nothing left, before anything is sent. Undefined if it has, or if
 * the user may not see that (`system_ip_pool_utilization_view` is for fleet viewers).
 */
export const emptyPoolError = (read: Read, pool: string): string | undefined =>
  pool !== '' && read(ipPoolUtilizationQuery({ pool }))?.remaining === 0
    ? `${pool} has no free address`
    : undefined

/** What else the user of a form could do when a pool has nothing left. */
interface Offers {
  /** The pools that can be chosen. Undefined if the user may not see them. */
  pools: readonly SiloIpPool[] | undefined
  /** The names of floating IPs that could be used instead. */
  floatingIps?: readonly string[]
  /** Whether the form can be submitted without an address. */
  isOptional?: boolean
  /** False if another pool may be the one that has nothing left. */
  isCertain?: boolean
}

/** Beside a pool that a refusal was about: what it means, and what else there is. */
const refusal = (pool: string, { pools = [], floatingIps = [], ...offers }: Offers): string => {
  const version = pools.find(({ name }) => name === pool)?.ipVersion
  const others = unicastPools(pools, version).filter(({ name }) => name !== pool)
  const ways = [
    ...(others.length > 0 ? [`choose ${someOf(others.map(({ name }) => name))}`] : []),
    ...(floatingIps.length > 0 ? [`use the floating IP ${someOf(floatingIps)}`] : []),
    ...(offers.isOptional ? ['continue without an ephemeral IP'] : []),
  ]
  const state = offers.isCertain === false ? 'may have' : 'has'
  const words = [...ways, `${ways.length > 0 ? 'or ' : ''}ask an operator to add a range`]
  return `${pool} ${state} no free address. ${capitalize(words.join(', '))}.`
}

/** Whether the rack has no address left to give, in one of the pools. */
const isOutOfAddresses = ({ statusCode, message }: ApiError): boolean =>
  statusCode === INSUFFICIENT_CAPACITY && /IP address/i.test(message)

/**
 * The message beside the pool that has nothing left to give; undefined without a chosen pool, and
 * for other errors.
 */
export const emptyPoolRefusal = (
  error: ApiError,
  pool: string,
  offers: Offers,
): string | undefined =>
  isOutOfAddresses(error) && pool !== '' ? refusal(pool, offers) : undefined
