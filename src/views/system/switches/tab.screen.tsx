import { Network } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { switchListQuery } from '@/store/system/sleds/queries'
import { selectSwitchRows } from '@/store/system/inventory/inventory'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn } from '@/views/shared/columns'
import { ListSection } from '@/views/shared/list/ListPage'
import { baseboardColumns, idLinkColumn, rackColumn } from '../inventory/columns'

const columns: readonly Column<RowOf<typeof selectSwitchRows>>[] = [
  idLinkColumn(),
  ...Object.values(baseboardColumns),
  { ...rackColumn(), isHidden: true },
  dateColumn('timeCreated'),
  actionsColumn(),
]

/** The switches of the racks. The panel of one opens over them. */
function SwitchesView({ children }: { children?: ReactNode }) {
  return (
    <ListSection
      id="switches"
      label="Switches"
      noun="switch"
      icon={<Network />}
      list={switchListQuery}
      rows={useAppSelector(state => selectSwitchRows(state))}
      columns={columns}
      emptyTitle="No switches found"
      empty="The switches of the racks appear here."
    >
      {children}
    </ListSection>
  )
}

export { columns, SwitchesView as View }
