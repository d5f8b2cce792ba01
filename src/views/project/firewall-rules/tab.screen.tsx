import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ruleBulk } from '@/store/project/firewall-rules/bulk'
import { selectRuleRows, type RuleRow } from '@/store/project/firewall-rules/firewall-rules'
import { watchRuleChecks } from '@/store/project/firewall-rules/check.saga'
import { namedQueries } from '@/store/project/firewall-rules/queries'
import { watchRuleWrites } from '@/store/project/firewall-rules/change.saga'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, nameColumn } from '@/views/shared/columns'
import { ListSection } from '@/views/shared/list/ListPage'
import { useParams } from '@/views/shell/route-context'
import { useNetworkingReason } from '../networking/use-networking-reason'
import { decisionColumns, partsColumn, statusColumn } from './RuleParts'

const columns: readonly Column<RuleRow>[] = [
  { ...nameColumn(), header: 'Name' },
  ...decisionColumns,
  partsColumn('targets', 'Targets', ({ targetParts }) => targetParts),
  partsColumn('filters', 'Filters', ({ filterParts }) => filterParts),
  statusColumn,
  dateColumn('timeCreated'),
  actionsColumn(),
]

const order = { column: 'priority', isDescending: false }

/** Each write gives the rules new ids. */
const rowKey = ({ name }: RuleRow) => name

/** The firewall rules of a VPC. The form of a rule opens over them. */
function FirewallRulesView({ children }: { children?: ReactNode }) {
  const params = useParams(projectPaths.vpc)
  useQueries(namedQueries(params))
  const reason = useNetworkingReason()
  return (
    <ListSection
      id="firewall-rules"
      label="Firewall rules"
      noun="firewall rule"
      icon={<ShieldCheck />}
      rows={useAppSelector(state => selectRuleRows(state, params))}
      rowKey={rowKey}
      columns={columns}
      order={order}
      bulk={ruleBulk(params, reason)}
      create={{
        label: 'New rule',
        to: projectPaths.firewallRuleCreate(params),
        reason,
      }}
      empty="Nothing reaches the instances of this VPC. Create a rule to let traffic in."
    >
      {children}
    </ListSection>
  )
}

const sagas = [watchRuleWrites, watchRuleChecks]

export { columns, sagas, FirewallRulesView as View }
