import type { PhysicalDiskPolicy, SledPolicy, SledState } from '@/api/generated/types'
import { Badge } from '@/ui/Badge/Badge'
import { EmptyCell } from '@/ui/Cells/EmptyCell'

/** The policy that operators set for a sled. */
export function PolicyKindBadge({ policy }: { policy: SledPolicy }) {
  return policy.kind === 'in_service' ? (
    <Badge tone="success">In service</Badge>
  ) : (
    <Badge>Expunged</Badge>
  )
}

/** Whether new instances and disks may be placed on a sled. Empty for expunged sleds. */
export function ProvisionPolicyBadge({ policy }: { policy: SledPolicy }) {
  if (policy.kind === 'expunged') return <EmptyCell />
  return policy.provisionPolicy === 'provisionable' ? (
    <Badge tone="success">Provisionable</Badge>
  ) : (
    <Badge>Not provisionable</Badge>
  )
}

/** The state of a sled or a disk. */
export function HardwareStateBadge({ state }: { state: SledState }) {
  return <Badge tone={state === 'active' ? 'success' : 'neutral'}>{state}</Badge>
}

/** The policy that operators set for a physical disk. */
export function DiskPolicyBadge({ policy }: { policy: PhysicalDiskPolicy }) {
  const tone = policy.kind === 'in_service' ? 'success' : 'neutral'
  return <Badge tone={tone}>{policy.kind.replace('_', ' ')}</Badge>
}
