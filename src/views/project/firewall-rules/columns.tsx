import type { PriorityOrder, RuleRowViewModel } from '@/store/project/firewall-rules/rows'
import { DateCell } from '@/ui/Cells/DateCell'
import { EnabledCell } from '@/ui/Cells/EnabledCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { SortButton } from '@/ui/Table/SortButton'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { RulePartsCell } from './RuleParts'
import { AllRulesBox, RuleBox } from './SelectionBoxes'

const PRIORITY = 'priority'

const columns: readonly Column<RuleRowViewModel>[] = [
  { id: 'selection', header: <AllRulesBox />, cell: ({ name }) => <RuleBox name={name} /> },
  { id: 'name', header: 'Name', cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell> },
  { id: PRIORITY, cell: ({ priority }) => <span data-figures>{priority}</span> },
  { id: 'action', header: 'Action', cell: ({ action }) => action },
  { id: 'direction', header: 'Direction', cell: ({ direction }) => direction },
  {
    id: 'targets',
    header: 'Targets',
    cell: ({ targets }) => <RulePartsCell title="Other targets" parts={targets} />,
  },
  {
    id: 'filters',
    header: 'Filters',
    cell: ({ filters }) => <RulePartsCell title="Other filters" parts={filters} />,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ isEnabled }) => <EnabledCell isEnabled={isEnabled} />,
  },
  { id: 'created', cell: ({ created }) => <DateCell date={created} /> },
  {
    id: 'actions',
    cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]

/** What the table says about each rule. `turn` turns the order by priority round. */
export const columnsOf = (order: PriorityOrder, turn: () => void): Column<RuleRowViewModel>[] =>
  columns.map(column => {
    if (column.id !== PRIORITY) return column
    const header = (
      <SortButton sort={order} onPress={turn}>
        Priority
      </SortButton>
    )
    return { ...column, header, sort: order }
  })
