import type { DiskType } from '@/api/generated/types'
import { Badge } from '@/ui/Badge/Badge'

/** Where a disk keeps its data: `local` is marked, because such a disk can do less. */
export function DiskTypeBadge({ type }: { type: DiskType }) {
  return <Badge tone={type === 'local' ? 'info' : 'neutral'}>{type}</Badge>
}
