import type { IpPoolAssignment } from '@/api/generated/types'
import { assignmentWords } from '@/store/system/ip-pools/rules'
import { Badge } from '@/ui/Badge/Badge'

/** Who takes addresses from a pool. */
export function AssignmentBadge({ assignment }: { assignment: IpPoolAssignment }) {
  return (
    <Badge tone={assignment === 'system_services' ? 'purple' : 'neutral'}>
      {assignmentWords(assignment)}
    </Badge>
  )
}
