import type { AffinityGroup, AntiAffinityGroup } from '@/api/generated/types'
import type { Stored } from './stored'

export type AffinityGroupRecord = Stored<AffinityGroup>
export type AntiAffinityGroupRecord = Stored<AntiAffinityGroup>

export interface AffinityMemberRecord {
  readonly id: string
  readonly groupId: string
  readonly instanceId: string
}
