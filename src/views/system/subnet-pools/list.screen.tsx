import { useFleetCreate } from '../use-fleet-create'
import type { ReactNode } from 'react'
import { describing } from '@/store/bulk/verbs'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { subnetPoolListQuery } from '@/store/system/ip-pools/queries'
import { selectSubnetPoolRows } from '@/store/system/subnet-pools/subnet-pools'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListPage } from '@/views/shared/list/ListPage'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { VersionBadge } from '@/ui/Badge/Badge'
import { useParams } from '@/views/shell/route-context'
import { systemPaths } from '@/store/system/paths'
import { subnetPoolDocs as docs } from '../docs'
import { SubnetPoolSpaceCell } from './SubnetPoolSpaceCell'

const { 'subnet-pools': Icon } = lateIcons

const columns: readonly Column<RowOf<typeof selectSubnetPoolRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'version',
    text: ({ ipVersion }) => `IP${ipVersion}`,
    value: ({ ipVersion }) => ipVersion,
    cell: ({ ipVersion }) => <VersionBadge version={ipVersion} />,
  },
  {
    id: 'remaining',
    isKey: true,
    header: 'Addresses remaining',
    cell: ({ name }) => <SubnetPoolSpaceCell subnetPool={name} />,
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

const BULK = [
  describing(({ id }: RowOf<typeof selectSubnetPoolRows>, description) => ({
    endpoint: 'systemSubnetPoolUpdate',
    args: { path: { pool: id }, body: { description } },
  })),
  'delete',
]

/** The subnet pools of the system. The create form opens over them. */
function SubnetPoolsView({ children }: { children?: ReactNode }) {
  const params = useParams(systemPaths.subnetPools)
  return (
    <ListPage
      id="subnet-pools"
      title="Subnet pools"
      noun="subnet pool"
      icon={<Icon />}
      docs={docs}
      header={<Refresh />}
      list={subnetPoolListQuery}
      rows={useAppSelector(state => selectSubnetPoolRows(state, params))}
      columns={columns}
      bulk={BULK}
      create={useFleetCreate('New subnet pool', systemPaths.subnetPoolCreate())}
      empty="Create a subnet pool to see it here."
    >
      {children}
    </ListPage>
  )
}

export { columns, docs, SubnetPoolsView as View }
