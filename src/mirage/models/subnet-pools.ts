import type {
  ExternalSubnet,
  SubnetPool,
  SubnetPoolMember,
  SubnetPoolSiloLink,
} from '@/api/generated/types'
import type { Stored } from './stored'

export type SubnetPoolRecord = Stored<SubnetPool>
export type SubnetPoolMemberRecord = Stored<SubnetPoolMember>
/** Links a pool to a silo that may use it. At most one default per silo and IP version. */
export type SubnetPoolSiloRecord = Stored<SubnetPoolSiloLink> & { readonly id: string }
export type ExternalSubnetRecord = Stored<ExternalSubnet>
