import type { PhysicalDiskPolicy } from '@/api/generated/types'
import { Badge } from '@/ui/Badge/Badge'

/** What operators decided about a physical disk. */
export function PolicyBadge({ policy }: { policy: PhysicalDiskPolicy }) {
  const tone = policy.kind === 'in_service' ? 'success' : 'neutral'
  return <Badge tone={tone}>{policy.kind.replace('_', ' ')}</Badge>
}
