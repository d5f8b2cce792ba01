import { Plus } from 'lucide-react'
import { useAppSelector } from '@/store/setup/hooks'
import {
  selectIpPoolRanges,
  type IpPoolRangeRowViewModel,
} from '@/store/system/ip-pool-ranges/rows'
import { ipPoolRangeListQuery } from '@/store/system/ip-pools/queries'
import { BigNumber } from '@/ui/BigNumber/BigNumber'
import { DateCell } from '@/ui/Cells/DateCell'
import { TableActions } from '@/ui/PageHeader/PageHeader'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { PagedList } from '@/views/shared/list-page/ListPage'

const { 'ip-pools': Icon } = sectionIcons

const columns: readonly Column<IpPoolRangeRowViewModel>[] = [
  { id: 'first', header: 'First', cell: ({ first }) => <code>{first}</code> },
  { id: 'last', header: 'Last', cell: ({ last }) => <code>{last}</code> },
  { id: 'size', header: 'Addresses', align: 'end', cell: ({ size }) => <BigNumber value={size} /> },
  { id: 'created', cell: ({ created }) => <DateCell date={created} /> },
  {
    id: 'actions',
    cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]

/** The addresses of a pool. */
export function IpPoolRangesTab({ pool }: { pool: string }) {
  const { rows, adding } = useAppSelector(state => selectIpPoolRanges(state, pool))
  return (
    <>
      <TableActions>
        <ActionButton action={adding} icon={<Plus size={16} />} tone="primary" />
      </TableActions>
      <PagedList
        list={ipPoolRangeListQuery({ pool })}
        empty={{
          icon: <Icon />,
          level: 2,
          title: 'No IP ranges',
          body: 'Add a range of addresses to allocate them to the linked silos.',
          action: <ActionButton action={adding} />,
        }}
      >
        <Table label="IP ranges" rows={rows} columns={columns} />
      </PagedList>
    </>
  )
}
