import { ipOrder } from '@/lib/ip'
import type { RowOf } from '@/store/queries/view-models'
import type { Supported } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { selectExportedRows } from '@/store/system/bgp/bgp'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import type { Column } from '@/ui/Table/Table'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { networkColumn, switchColumn } from './columns'

const { bgp: Icon } = lateIcons

const columns: readonly Supported<Column<RowOf<typeof selectExportedRows>>>[] = [
  networkColumn('prefix'),
  {
    id: 'peer',
    isKey: true,
    text: ({ peerId }) => peerId,
    value: ({ peerId }) => ipOrder(peerId) ?? peerId,
    cell: ({ peerId }) => <CopyableIp ip={peerId} isPlain />,
  },
  { ...switchColumn(), needs: 'bgpUnnumbered' },
]

/** The networks that each peer is told of. */
function ExportedTab() {
  return (
    <ListSection
      id="bgp-exported"
      label="Exported prefixes"
      noun="exported prefix"
      icon={<Icon />}
      rows={useAppSelector(selectExportedRows)}
      columns={columns}
      empty="Networks of announce sets appear here once a session is established. Switches that cannot be reached are left out."
    />
  )
}

export { columns, ExportedTab as View }
