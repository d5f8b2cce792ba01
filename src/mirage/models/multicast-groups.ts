import type { MulticastGroup, MulticastGroupMember } from '@/api/generated/types'
import type { Stored } from './stored'

/** Its sources are those of its members. */
export type MulticastGroupRecord = Omit<Stored<MulticastGroup>, 'hasAnySourceMember' | 'sourceIps'>
export type MulticastMemberRecord = Stored<MulticastGroupMember>
