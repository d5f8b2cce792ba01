import type { IpPool, IpPoolRange, IpPoolSiloLink } from '@/api/generated/types'
import type { Stored } from './stored'

export type IpPoolRecord = Stored<IpPool> & {
  /** The control plane's own pool: found through its own operations only. */
  readonly internal: boolean
}
export type IpPoolRangeRecord = Stored<IpPoolRange>
/** Which silo may use a pool. One default per silo at most. */
export type IpPoolSiloRecord = Stored<IpPoolSiloLink> & { readonly id: string }
