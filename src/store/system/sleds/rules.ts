import type { Sled, SledPolicy } from '@/api/generated/types'
import { rich, type RichText } from '@/lib/rich-text'

/** Whether new instances and disks may be placed on a sled with this policy. */
export const isProvisionable = (policy: SledPolicy): boolean =>
  policy.kind === 'in_service' && policy.provisionPolicy === 'provisionable'

/** Why the provision policy of a sled cannot be changed; undefined if it can. */
export const provisionPolicyReason = ({ kind }: SledPolicy): RichText | undefined =>
  kind === 'in_service'
    ? undefined
    : rich`The sled is expunged: only the provision policy of a sled in service can be changed.`

/** Whether another sled of the rack is said to be in the same slot. */
export const isSlotSeenTwice = ({ id, rackId, slot }: Sled, sleds: readonly Sled[]): boolean =>
  typeof slot === 'number' &&
  sleds.some(other => other.id !== id && other.rackId === rackId && other.slot === slot)
