import type { IpPool, IpPoolRange, IpPoolSiloLink } from '@/api/generated/types'
import type { Stored } from './stored'

export type IpPoolRecord = Stored<IpPool>
export type IpPoolRangeRecord = Stored<IpPoolRange>
/**
 * Links a pool to a silo that may use it. At most one default per silo, from release 18 on one for
 * each IP version and type.
 */
export type IpPoolSiloRecord = Stored<IpPoolSiloLink> & { readonly id: string }
