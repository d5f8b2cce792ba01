import type { PhysicalDiskPolicy, SledPolicy, SledState } from '@/api/generated/types'
import { Badge } from '@/ui/Badge/Badge'
import { EmptyCell } from '@/ui/Cells/EmptyCell'

export const policyKindWords = ({ kind }: SledPolicy): string =>
  kind === 'in_service' ? 'In service' : 'Expunged'

/** The policy that operators set for a sled. */
export function PolicyKindBadge({ policy }: { policy: SledPolicy }) {
  const tone = policy.kind === 'in_service' ? 'success' : 'neutral'
  return <Badge tone={tone}>{policyKindWords(policy)}</Badge>
}

/** Empty for expunged sleds. */
export const provisionPolicyWords = (policy: SledPolicy): string => {
  if (policy.kind === 'expunged') return ''
  return policy.provisionPolicy === 'provisionable' ? 'Provisionable' : 'Not provisionable'
}

/** Whether new instances and disks may be placed on a sled. Empty for expunged sleds. */
export function ProvisionPolicyBadge({ policy }: { policy: SledPolicy }) {
  if (policy.kind === 'expunged') return <EmptyCell />
  const tone = policy.provisionPolicy === 'provisionable' ? 'success' : 'neutral'
  return <Badge tone={tone}>{provisionPolicyWords(policy)}</Badge>
}

/** The state of a sled or a disk. */
export function HardwareStateBadge({ state }: { state: SledState }) {
  return (
    <Badge tone={state === 'active' ? 'success' : 'neutral'} hasDot>
      {state}
    </Badge>
  )
}

export const diskPolicyWords = ({ kind }: PhysicalDiskPolicy): string => kind.replace('_', ' ')

/** The policy that operators set for a physical disk. */
export function DiskPolicyBadge({ policy }: { policy: PhysicalDiskPolicy }) {
  const tone = policy.kind === 'in_service' ? 'success' : 'neutral'
  return <Badge tone={tone}>{diskPolicyWords(policy)}</Badge>
}
