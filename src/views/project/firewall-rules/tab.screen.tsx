import { Plus, ShieldCheck } from 'lucide-react'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { navigationRequested } from '@/store/navigation/events'
import {
  selectRuleRows,
  type PriorityOrder,
  type RuleRow,
} from '@/store/project/firewall-rules/firewall-rules'
import { namedQueries } from '@/store/project/firewall-rules/queries'
import { watchRuleWrites } from '@/store/project/firewall-rules/writes.saga'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { SortButton } from '@/ui/Table/SortButton'
import { Table, type Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, nameColumn } from '@/views/shared/columns'
import { useParams, useRoute } from '@/views/shell/route-context'
import { decisionColumns, RulePartsCell, statusColumn } from './RuleParts'
import { AllRulesBox, RuleBox, SelectionBar, SelectionContext, useSelection } from './selection'
import styles from './RuleParts.module.css'

const columns: readonly Column<RuleRow>[] = [
  { id: 'selection', header: <AllRulesBox />, cell: ({ name }) => <RuleBox name={name} /> },
  { ...nameColumn(), header: 'Name' },
  ...decisionColumns,
  {
    id: 'targets',
    header: 'Targets',
    cell: ({ targetParts }) => <RulePartsCell title="Other targets" parts={targetParts} />,
  },
  {
    id: 'filters',
    header: 'Filters',
    cell: ({ filterParts }) => <RulePartsCell title="Other filters" parts={filterParts} />,
  },
  statusColumn,
  dateColumn('timeCreated'),
  actionsColumn(),
]

/** The columns, with a button that reverses the order by priority. */
const columnsOf = (order: PriorityOrder, turn: () => void): Column<RuleRow>[] =>
  columns.map(column => {
    if (column.id !== 'priority') return column
    const header = (
      <SortButton sort={order} onPress={turn}>
        Priority
      </SortButton>
    )
    return { ...column, header, sort: order }
  })

const PARAM = 'priority'

const orderIn = (search: string): PriorityOrder | undefined => {
  const order = new URLSearchParams(search).get(PARAM)
  return order === 'ascending' || order === 'descending' ? order : undefined
}

/**
 * The order of the rules, held by the address of their tab, at `path`. If the address has none, as
 * while a form is open and after it closes, the last order stays.
 */
const usePriorityOrder = (path: string) => {
  const send = useSend()
  const { search } = useRoute()
  const [last, setLast] = useState<PriorityOrder>('ascending')
  const order = orderIn(search) ?? last
  if (order !== last) setLast(order)
  const turn = useCallback(() => {
    const next: PriorityOrder = order === 'ascending' ? 'descending' : 'ascending'
    send(navigationRequested({ to: `${path}?${PARAM}=${next}`, replace: true }))
  }, [order, path, send])
  return { order, turn }
}

/** The firewall rules of a VPC. The form of a rule opens over them. */
function FirewallRulesView({ children }: { children?: ReactNode }) {
  const params = useParams(projectPaths.vpc)
  const { order, turn } = usePriorityOrder(projectPaths.firewallRules(params))
  const rows = useAppSelector(state => selectRuleRows(state, params, order))
  const names = useMemo(() => rows.map(({ name }) => name), [rows])
  const selection = useSelection(names)
  const ordered = useMemo(() => columnsOf(order, turn), [order, turn])
  useQueries(namedQueries(params))
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
        <Table label="Firewall rules" rows={rows} columns={ordered} rowKey={({ name }) => name} />
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

const sagas = [watchRuleWrites]

export { columns, sagas, FirewallRulesView as View }
