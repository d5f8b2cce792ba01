import { Plus, ShieldCheck } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { namedQueries } from '@/store/project/firewall-rules/queries'
import { selectRuleRows } from '@/store/project/firewall-rules/rows'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Table } from '@/ui/Table/Table'
import { useVpcParams } from '../vpc/use-vpc-params'
import { columnsOf } from './columns'
import { SelectionContext, useSelection } from './selection'
import { SelectionBar } from './SelectionBar'
import { usePriorityOrder } from './use-priority-order'
import styles from './FirewallRulesView.module.css'

/** The firewall rules of a VPC; the form of one is drawn over them. */
export function FirewallRulesView({ children }: { children?: ReactNode }) {
  const params = useVpcParams()
  const { project, vpc } = params
  const { order, turn } = usePriorityOrder(projectPaths.firewallRules(params))
  const rows = useAppSelector(state => selectRuleRows(state, project, vpc, order))
  const names = useMemo(() => rows.map(({ name }) => name), [rows])
  const selection = useSelection(names)
  const columns = useMemo(() => columnsOf(order, turn), [order, turn])
  useQueries(namedQueries(project, vpc))
  const newRule = projectPaths.firewallRuleCreate(params)
  return (
    <SelectionContext value={selection}>
      <div className={styles.toolbar}>
        <SelectionBar />
        <LinkButton href={newRule} tone="primary">
          <Plus size={16} />
          New rule
        </LinkButton>
      </div>
      {rows.length > 0 ? (
        <Table label="Firewall rules" rows={rows} columns={columns} rowKey={({ name }) => name} />
      ) : (
        <EmptyState
          icon={<ShieldCheck />}
          level={2}
          title="No firewall rules"
          body="Nothing reaches the instances of this VPC. Create a rule to let traffic in."
          action={<LinkButton href={newRule}>New rule</LinkButton>}
        />
      )}
      {children}
    </SelectionContext>
  )
}
