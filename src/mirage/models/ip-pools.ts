import type { IpPool, IpPoolRange, IpPoolSiloLink } from '@/api/generated/types'
import type { Stored } from './stored'

export type IpPoolRecord = Stored<IpPool> & {
  /** The control plane's own pool, which only its own operations return. */
  readonly internal: boolean
}
export type IpPoolRangeRecord = Stored<IpPoolRange>
/** Links a pool to a silo that may use it. At most one default per silo. */
export type IpPoolSiloRecord = Stored<IpPoolSiloLink> & { readonly id: string }
