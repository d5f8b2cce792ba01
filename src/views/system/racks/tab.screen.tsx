import { Rows3 } from 'lucide-react'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { rackListQuery } from '@/store/system/sleds/queries'
import { selectRackRows } from '@/store/system/inventory/inventory'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn } from '@/views/shared/columns'
import { ListSection } from '@/views/shared/list/ListPage'
import { idLinkColumn } from '../inventory/columns'

const columns: readonly Column<RowOf<typeof selectRackRows>>[] = [
  idLinkColumn(),
  dateColumn('timeCreated'),
  dateColumn('timeModified', 'last modified'),
  actionsColumn(),
]

/** The racks of the system. */
function RacksView() {
  return (
    <ListSection
      id="racks"
      label="Racks"
      noun="rack"
      icon={<Rows3 />}
      list={rackListQuery}
      rows={useAppSelector(state => selectRackRows(state))}
      columns={columns}
      emptyTitle="No racks found"
      empty="The racks of the system appear here."
    />
  )
}

export { columns, RacksView as View }
