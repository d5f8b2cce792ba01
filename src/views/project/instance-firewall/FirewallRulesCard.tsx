import { Shield } from 'lucide-react'
import {
  selectInstanceRuleQueries,
  selectInstanceRules,
  type InstanceRuleRow,
  type InstanceRules,
} from '@/store/project/instance-firewall/instance-firewall'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import type { Column } from '@/ui/Table/Table'
import { nameColumn } from '@/views/shared/columns'
import { List } from '@/views/shared/list/List'
import { Notices } from '@/views/shared/notices/Notices'
import { useParams } from '@/views/shell/route-context'
import { decisionColumns, partsColumn, statusColumn } from '../firewall-rules/RuleParts'

const columns: readonly Column<InstanceRuleRow>[] = [
  nameColumn(),
  ...decisionColumns,
  {
    ...partsColumn<InstanceRuleRow>('matches', 'Applies by', ({ matches }) => matches),
    tip: 'The targets of the rule that choose this instance: its name, its VPC, one of its subnets or private IPs.',
  },
  partsColumn('filters', 'Filters', ({ filterParts }) => filterParts),
  statusColumn,
]

const TITLE = 'Firewall rules that can apply'

/** The rules of the instance's VPC that target it, for any traffic. */
export function FirewallRulesCard() {
  const params = useParams(projectPaths.instance)
  const rules = useAppSelector(state => selectInstanceRules(state, params))
  useQueries(useAppSelector(state => selectInstanceRuleQueries(state, params)))
  return (
    <CardBlock>
      <CardHeader
        title={TITLE}
        description="Lower numbers come first. The API does not report which rules are in effect."
      >
        <LinkButton size="sm" href={projectPaths.instanceReachability(params)}>
          Check reachability
        </LinkButton>
      </CardHeader>
      <CardBody>
        <Notices
          pending={rules.isPending ? 'Reading the firewall rules…' : undefined}
          notices={rules.gaps}
        />
        <Rules {...rules} />
      </CardBody>
    </CardBlock>
  )
}

/** If some rules could not be read, does not say that there are none. */
function Rules({ rows, isPending, gaps, absence }: InstanceRules) {
  if (isPending) return null
  if (rows.length === 0 && gaps.length > 0) return null
  return (
    <List
      id="firewall-rules"
      label={TITLE}
      noun="firewall rule"
      rows={rows}
      columns={columns}
      empty={{ icon: <Shield size={20} />, title: 'No firewall rules', body: absence }}
    />
  )
}
