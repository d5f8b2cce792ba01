import { useFleetCreate } from '../use-fleet-create'
import type { ReactNode } from 'react'
import { ipOrder } from '@/lib/ip'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { selectLoopbackAddressRows } from '@/store/system/loopback-addresses/loopback-addresses'
import { loopbackAddressListQuery } from '@/store/system/switch-ports/queries'
import { systemPaths } from '@/store/system/paths'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { IdCell } from '@/ui/Cells/IdCell'
import { LinkCell } from '@/ui/Cells/Cells'
import { UnknownCell } from '@/ui/Cells/UnknownCell'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn } from '@/views/shared/columns'
import type { PageDocs } from '@/views/shared/docs/guides'
import { lateIcons } from '@/views/shared/late-icons'
import { ListPage } from '@/views/shared/list/ListPage'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { useParams } from '@/views/shell/route-context'
import { rackColumn } from '../inventory/columns'
import { NOT_KNOWN } from '@/lib/text'

const { 'loopback-addresses': Icon } = lateIcons

const docs: PageDocs = {
  heading: 'loopback addresses',
  summary:
    'Addresses of a switch that stay reachable through any of its ports. Several switches may share an anycast address.',
  links: [],
}

const columns: readonly Column<RowOf<typeof selectLoopbackAddressRows>>[] = [
  {
    id: 'address',
    header: 'Address',
    isKey: true,
    text: ({ address }) => address,
    value: ({ address }) => ipOrder(address),
    cell: ({ address }) => <CopyableIp ip={address} isPlain />,
  },
  {
    id: 'switch',
    text: ({ switchSlot }) => switchSlot,
    cell: ({ switchSlot }) => switchSlot,
  },
  {
    id: 'lot',
    header: 'Address lot',
    text: ({ lot }) => lot ?? NOT_KNOWN,
    cell: ({ lot }) =>
      lot === undefined ? (
        <UnknownCell reason="No lot that could be read has this block." />
      ) : (
        <LinkCell href={systemPaths.addressLot({ lot })}>{lot}</LinkCell>
      ),
  },
  {
    id: 'block',
    header: 'Block ID',
    isHidden: true,
    text: ({ addressLotBlockId }) => addressLotBlockId,
    cell: ({ name, addressLotBlockId }) => (
      <IdCell id={addressLotBlockId} name={`the block of ${name}`} />
    ),
  },
  rackColumn(),
  actionsColumn(),
]

const BULK = ['delete']

/** The addresses of the switches themselves. The create form opens over them. */
function LoopbackAddressesView({ children }: { children?: ReactNode }) {
  const params = useParams(systemPaths.loopbackAddresses)
  return (
    <ListPage
      id="loopback-addresses"
      title="Loopback addresses"
      noun="loopback address"
      icon={<Icon />}
      docs={docs}
      header={<Refresh />}
      list={loopbackAddressListQuery}
      rows={useAppSelector(state => selectLoopbackAddressRows(state, params))}
      columns={columns}
      bulk={BULK}
      create={useFleetCreate('New loopback address', systemPaths.loopbackAddressCreate())}
      empty="Give a switch an address that does not depend on any of its ports."
    >
      {children}
    </ListPage>
  )
}

export { columns, docs, LoopbackAddressesView as View }
