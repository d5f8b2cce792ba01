import { firewallRulesQuery } from '@/store/project/firewall-rules/queries'
import { selectRuleCount } from '@/store/project/vpcs/rows'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { LoadingCell } from '@/ui/Cells/LoadingCell'
import { UnknownCell } from '@/ui/Cells/UnknownCell'

interface RuleCountProps {
  project: string
  vpc: string
  /** The page that shows the rules. */
  href: string
}

/** How many firewall rules a VPC has. The page does not wait for it. */
export function RuleCount({ project, vpc, href }: RuleCountProps) {
  useQueries([firewallRulesQuery({ project, vpc })])
  const count = useAppSelector(state => selectRuleCount(state, project, vpc))
  if (count === undefined) return <LoadingCell />
  if (count === null) return <UnknownCell />
  return (
    <LinkCell href={href} of={`${count === 1 ? 'firewall rule' : 'firewall rules'} of ${vpc}`}>
      {String(count)}
    </LinkCell>
  )
}
