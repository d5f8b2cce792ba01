import { Rows3 } from 'lucide-react'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { rackListQuery } from '@/store/system/racks/queries'
import { selectRackRows } from '@/store/system/racks/racks'
import { Table, type Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn } from '@/views/shared/columns'
import { PagedList } from '@/views/shared/list-page/ListPage'
import { idLinkColumn } from '../inventory/columns'

const columns: readonly Column<RowOf<typeof selectRackRows>>[] = [
  idLinkColumn(),
  dateColumn('timeCreated'),
  dateColumn('timeModified', 'last modified'),
  actionsColumn(),
]

function RacksView() {
  const rows = useAppSelector(state => selectRackRows(state))
  return (
    <PagedList
      list={rackListQuery}
      empty={{
        icon: <Rows3 />,
        level: 2,
        title: 'No racks found',
        body: 'The racks of the system appear here.',
      }}
    >
      <Table label="Racks" rows={rows} columns={columns} />
    </PagedList>
  )
}

export { columns, RacksView as View }
