import type { BaseboardId, Sled, SledPolicy, SwitchSlot } from '@/api/generated/types'
import { rich, type RichText } from '@/lib/rich-text'
import type { SystemParams } from '../paths'

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

/** The parameters of the form that adds sleds to a rack. */
export interface SledsAddParams extends SystemParams<'rack'> {
  /** The sled that is chosen at first: part number and serial number. */
  sled?: string
}

/** Identifies a sled, as the API gives it no other id before it is in use. */
export const sledKey = ({ partNumber, serialNumber }: BaseboardId): string =>
  `${partNumber}/${serialNumber}`

/** Why sleds cannot be added while a change is in progress. */
export const IN_PROGRESS: RichText = rich`A change of the rack’s members is in progress. Wait until it has ended, or abort it.`

/** The switches of a rack, and where they are in it. */
export const SWITCH_CHOICES: readonly { value: SwitchSlot; label: string }[] = [
  { value: 'switch0', label: 'Upper (switch0)' },
  { value: 'switch1', label: 'Lower (switch1)' },
]
