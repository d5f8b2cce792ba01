import { useFleetCreate } from '../use-fleet-create'
import type { ReactNode } from 'react'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { selectAddressLotRows } from '@/store/system/address-lots/address-lots'
import { addressLotListQuery, addressLotViewQuery } from '@/store/system/switch-ports/queries'
import { systemPaths } from '@/store/system/paths'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListPage } from '@/views/shared/list/ListPage'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { useParams } from '@/views/shell/route-context'
import { selectFailure } from '@/store/queries/failure'
import { selectBlocks } from '@/store/system/address-lots/choices'
import { blockName } from '@/store/system/address-lots/rules'
import { ListCell } from '@/ui/Cells/ListCell'
import { LoadingCell } from '@/ui/Cells/EmptyCell'
import { Unknown } from '@/views/shared/unknown/Known'
import { KindBadge } from './KindBadge'
import { addressLotDocs as docs } from '../docs'

/** The addresses of a lot, by its name. Loads after the page. */
function BlocksCell({ lot }: { lot: string }) {
  const query = addressLotViewQuery({ lot })
  useQueries([query])
  const blocks = useAppSelector(state => selectBlocks(state, { lot }))
  const problem = useAppSelector(state => selectFailure(state, query))
  if (!blocks) return problem === undefined ? <LoadingCell /> : <Unknown queries={[query]} />
  return (
    <ListCell title="Other blocks">
      {blocks.map(block => (
        <code translate="no" key={block.id}>
          {blockName(block)}
        </code>
      ))}
    </ListCell>
  )
}

const { 'address-lots': Icon } = lateIcons

const columns: readonly Column<RowOf<typeof selectAddressLotRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'kind',
    text: ({ kind }) => kind,
    cell: ({ kind }) => <KindBadge kind={kind} />,
  },
  {
    id: 'blocks',
    header: 'Blocks',
    cell: ({ name }) => <BlocksCell lot={name} />,
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

const BULK = ['delete']

/** The addresses that the rack's own network is made of. The create form opens over them. */
function AddressLotsView({ children }: { children?: ReactNode }) {
  const params = useParams(systemPaths.addressLots)
  return (
    <ListPage
      id="address-lots"
      title="Address lots"
      noun="address lot"
      icon={<Icon />}
      docs={docs}
      header={<Refresh />}
      list={addressLotListQuery}
      rows={useAppSelector(state => selectAddressLotRows(state, params))}
      columns={columns}
      bulk={BULK}
      create={useFleetCreate('New address lot', systemPaths.addressLotCreate(), 'collaborator')}
      empty="Create a lot of addresses for the rack’s switches, or for what it announces."
    >
      {children}
    </ListPage>
  )
}

export { columns, docs, AddressLotsView as View }
