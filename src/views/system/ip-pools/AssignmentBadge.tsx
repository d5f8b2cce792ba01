import type { IpPoolAssignment } from '@/api/generated/types'
import { SERVICES } from '@/lib/service-pool'
import { assignmentWords } from '@/store/system/ip-pools/rules'
import { Badge } from '@/ui/Badge/Badge'

/** Who takes addresses from a pool. */
export function AssignmentBadge({ assignment }: { assignment: IpPoolAssignment }) {
  return (
    <Badge tone={assignment === SERVICES ? 'purple' : 'neutral'}>
      {assignmentWords(assignment)}
    </Badge>
  )
}
