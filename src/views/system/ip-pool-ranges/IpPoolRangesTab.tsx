import { ipOrder } from '@/lib/ip'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import {
  selectIpPoolRangeRows,
  selectRangeAddAction,
} from '@/store/system/ip-pool-ranges/ip-pool-ranges'
import { ipPoolRangeListQuery } from '@/store/system/ip-pools/queries'
import { BigNumber } from '@/ui/BigNumber/BigNumber'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'

const { 'ip-pools': Icon } = lateIcons

const columns: readonly Column<RowOf<typeof selectIpPoolRangeRows>>[] = [
  {
    id: 'first',
    header: 'First',
    text: ({ range }) => range.first,
    value: ({ range }) => ipOrder(range.first),
    cell: ({ range }) => <CopyableIp ip={range.first} isPlain />,
  },
  {
    id: 'last',
    header: 'Last',
    text: ({ range }) => range.last,
    value: ({ range }) => ipOrder(range.last),
    cell: ({ range }) => <CopyableIp ip={range.last} isPlain />,
  },
  {
    id: 'size',
    header: 'Addresses',
    align: 'end',
    text: ({ size }) => `${size}`,
    value: ({ size }) => size,
    cell: ({ size }) => <BigNumber value={size} />,
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

const BULK = ['remove']

/** The addresses of a pool, by name or as `SERVICE_POOL`. */
export function IpPoolRangesTab(params: { pool: string }) {
  return (
    <ListSection
      id="ip-ranges"
      label="IP ranges"
      noun="IP range"
      icon={<Icon />}
      list={ipPoolRangeListQuery(params)}
      rows={useAppSelector(state => selectIpPoolRangeRows(state, params))}
      columns={columns}
      bulk={BULK}
      create={useAppSelector(state => selectRangeAddAction(state, params))}
      empty="Add a range of addresses to allocate from."
    />
  )
}
