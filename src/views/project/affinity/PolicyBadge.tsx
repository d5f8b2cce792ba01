import type { AffinityPolicy } from '@/api/generated/types'
import { Badge } from '@/ui/Badge/Badge'
import { TipIcon } from '@/ui/TipIcon/TipIcon'

/** What becomes of a start that a group cannot have as it wants. The strict policy is the louder one. */
export function PolicyBadge({ policy }: { policy: AffinityPolicy }) {
  return <Badge isSolid={policy === 'fail'}>{policy}</Badge>
}

/** The name of that fact, and what it means. */
export function PolicyLabel() {
  return (
    <>
      Policy{' '}
      <TipIcon about="Policy">
        Decides whether a member may start when the group’s rule cannot be met: allow starts it all
        the same, fail refuses.
      </TipIcon>
    </>
  )
}
