import { Plus } from 'lucide-react'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import {
  selectIpPoolRangeRows,
  selectRangeAddAction,
} from '@/store/system/ip-pool-ranges/ip-pool-ranges'
import { ipPoolRangeListQuery } from '@/store/system/ip-pools/queries'
import { systemPaths } from '@/store/system/paths'
import { BigNumber } from '@/ui/BigNumber/BigNumber'
import { TableActions } from '@/ui/PageHeader/PageHeader'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { actionsColumn, dateColumn } from '@/views/shared/columns'
import { sectionIcons } from '@/views/shared/icons'
import { PagedList } from '@/views/shared/list-page/ListPage'
import { useParams } from '@/views/shell/route-context'

const { 'ip-pools': Icon } = sectionIcons

const columns: readonly Column<RowOf<typeof selectIpPoolRangeRows>>[] = [
  {
    id: 'first',
    header: 'First',
    text: ({ range }) => range.first,
    cell: ({ range }) => <code>{range.first}</code>,
  },
  {
    id: 'last',
    header: 'Last',
    text: ({ range }) => range.last,
    cell: ({ range }) => <code>{range.last}</code>,
  },
  { id: 'size', header: 'Addresses', align: 'end', cell: ({ size }) => <BigNumber value={size} /> },
  dateColumn('timeCreated'),
  actionsColumn(),
]

/** The addresses of a pool. */
export function IpPoolRangesTab() {
  const params = useParams(systemPaths.ipPool)
  const rows = useAppSelector(state => selectIpPoolRangeRows(state, params))
  const add = useAppSelector(state => selectRangeAddAction(state, params))
  return (
    <>
      <TableActions>
        <ActionButton action={add} icon={<Plus size={16} />} tone="primary" />
      </TableActions>
      <PagedList
        list={ipPoolRangeListQuery(params)}
        empty={{
          icon: <Icon />,
          level: 2,
          title: 'No IP ranges',
          body: 'Add a range of addresses to allocate them to the linked silos.',
          action: <ActionButton action={add} />,
        }}
      >
        <Table label="IP ranges" rows={rows} columns={columns} />
      </PagedList>
    </>
  )
}
