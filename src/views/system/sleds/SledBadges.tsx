import type { SledPolicy, SledState } from '@/api/generated/types'
import { Badge } from '@/ui/Badge/Badge'
import { EmptyCell } from '@/ui/Cells/EmptyCell'

/** What operators decided about a sled. */
export function PolicyKindBadge({ policy }: { policy: SledPolicy }) {
  return policy.kind === 'in_service' ? (
    <Badge tone="success">In service</Badge>
  ) : (
    <Badge>Expunged</Badge>
  )
}

/** Whether new instances and disks may be placed on it. Nothing is on one that is expunged. */
export function ProvisionPolicyBadge({ policy }: { policy: SledPolicy }) {
  if (policy.kind === 'expunged') return <EmptyCell />
  return policy.provisionPolicy === 'provisionable' ? (
    <Badge tone="success">Provisionable</Badge>
  ) : (
    <Badge>Not provisionable</Badge>
  )
}

/** What has become of a sled, or of a disk. */
export function HardwareStateBadge({ state }: { state: SledState }) {
  return <Badge tone={state === 'active' ? 'success' : 'neutral'}>{state}</Badge>
}
