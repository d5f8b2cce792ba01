import type { VpcFirewallRule } from '@/api/generated/types'
import { titleCase } from '@/lib/text'
import type { RulePart } from '@/store/project/firewall-rules/firewall-rules'
import { Badge } from '@/ui/Badge/Badge'
import { EnabledCell } from '@/ui/Cells/MarkCells'
import { ListCell } from '@/ui/Cells/ListCell'
import { TypeValueCell } from '@/ui/Cells/TypeValueCell'
import { Row } from '@/ui/Layout/Layout'
import type { Column } from '@/ui/Table/Table'

/** A target or filter of a rule. */
function Part({ type, value, detail, problem }: RulePart) {
  return (
    <Row as="span" gap={1} display="inline-flex">
      {type === undefined ? (
        <Badge>{value}</Badge>
      ) : (
        <TypeValueCell {...{ type, value, problem }} />
      )}
      {detail && <Badge>{detail}</Badge>}
    </Row>
  )
}

/** Up to this many are all shown; if there are more, only the first is. */
const FEW = 2

const partText = ({ type = '', value, detail = '' }: RulePart) =>
  `${type} ${value} ${detail}`.trim()

/** The targets or filters of a rule. */
export const partsColumn = <Row,>(
  id: string,
  header: string,
  partsOf: (row: Row) => readonly RulePart[],
): Column<Row> => ({
  id,
  header,
  text: row => partsOf(row).map(partText).join(', '),
  cell: row => (
    <ListCell title={`Other ${header.toLowerCase()}`} shown={partsOf(row).length <= FEW ? FEW : 1}>
      {partsOf(row).map(part => (
        <Part key={partText(part)} {...part} />
      ))}
    </ListCell>
  ),
})

/** The decision of a rule, the direction of its traffic, and its priority. */
export const decisionColumns: readonly Column<
  Pick<VpcFirewallRule, 'priority' | 'action' | 'direction'>
>[] = [
  {
    id: 'priority',
    header: 'Priority',
    text: ({ priority }) => `${priority}`,
    value: ({ priority }) => priority,
    cell: ({ priority }) => <span data-figures>{priority}</span>,
  },
  {
    id: 'action',
    header: 'Action',
    text: ({ action }) => titleCase(action),
    value: ({ action }) => action,
    cell: ({ action }) => titleCase(action),
  },
  {
    id: 'direction',
    header: 'Direction',
    text: ({ direction }) => titleCase(direction),
    value: ({ direction }) => direction,
    cell: ({ direction }) => titleCase(direction),
  },
]

export const statusColumn: Column<Pick<VpcFirewallRule, 'status'>> = {
  id: 'status',
  header: 'Status',
  isKey: true,
  text: ({ status }) => status,
  cell: ({ status }) => <EnabledCell isEnabled={status === 'enabled'} />,
}
