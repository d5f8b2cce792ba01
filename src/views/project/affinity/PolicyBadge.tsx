import type { AffinityPolicy } from '@/api/generated/types'
import { Badge } from '@/ui/Badge/Badge'
import { TipIcon } from '@/ui/TipIcon/TipIcon'

/** What happens to a start that breaks the group's rule. The strict policy stands out. */
export function PolicyBadge({ policy }: { policy: AffinityPolicy }) {
  return <Badge isSolid={policy === 'fail'}>{policy}</Badge>
}

/** The label of the policy, with an explanation. */
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
