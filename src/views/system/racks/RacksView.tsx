import { Rows3 } from 'lucide-react'
import { rackListQuery } from '@/store/system/racks/queries'
import { selectRackRows, type RackRowViewModel } from '@/store/system/racks/rows'
import { useAppSelector } from '@/store/setup/hooks'
import { DateCell } from '@/ui/Cells/DateCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { PagedList } from '@/views/shared/list-page/ListPage'

const COLUMNS: Column<RackRowViewModel>[] = [
  {
    id: 'id',
    cell: ({ id, href }) => (
      <LinkCell href={href} isWhole>
        {id}
      </LinkCell>
    ),
  },
  { id: 'created', cell: ({ created }) => <DateCell date={created} /> },
  { id: 'last modified', cell: ({ modified }) => <DateCell date={modified} /> },
  { id: 'actions', cell: ({ id }) => <ActionsMenu id={id} name={`rack ${id}`} actions={[]} /> },
]

/** The racks. */
export function RacksView() {
  const rows = useAppSelector(selectRackRows)
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
      <Table label="Racks" rows={rows} columns={COLUMNS} />
    </PagedList>
  )
}
