import type { PoolSelector, SiloIpPool } from '@/api/generated/types'
import type { IpVersion } from '@/lib/ip'

/** The pool to allocate an address from: the one of that name, or the default if empty. */
export const poolSelector = (pool: string): PoolSelector =>
  pool ? { type: 'explicit', pool } : { type: 'auto' }

type Pool = Pick<SiloIpPool, 'name' | 'isDefault' | 'ipVersion'>

/** Default pools first, then IPv4 before IPv6, then by name. */
export const comparePools = (a: Pool, b: Pool): number =>
  Number(b.isDefault) - Number(a.isDefault) ||
  a.ipVersion.localeCompare(b.ipVersion, 'en') ||
  a.name.localeCompare(b.name, 'en')

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
