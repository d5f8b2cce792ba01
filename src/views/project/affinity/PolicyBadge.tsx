import type { AffinityPolicy } from '@/api/generated/types'
import { Badge } from '@/ui/Badge/Badge'
import type { Column } from '@/ui/Table/Table'
import { TipIcon } from '@/ui/TipIcon/TipIcon'

/** What happens to a start that breaks the group's rule. The strict policy stands out. */
export function PolicyBadge({ policy }: { policy: AffinityPolicy }) {
  return <Badge>{policy}</Badge>
}

const LABEL = 'Policy'

const TIP =
  'What to do if the rule cannot be met: Allow starts the member anyway, Fail does not start it.'

/** The label of the policy, with an explanation. */
export function PolicyLabel() {
  return (
    <>
      {LABEL} <TipIcon about={LABEL}>{TIP}</TipIcon>
    </>
  )
}

export const policyColumn: Column<{ policy: AffinityPolicy }> = {
  id: 'policy',
  header: LABEL,
  tip: TIP,
  text: ({ policy }) => policy,
  cell: ({ policy }) => <PolicyBadge policy={policy} />,
}
