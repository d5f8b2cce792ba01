import { Network, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { projectPaths } from '@/store/project/paths'
import { subnetListQuery } from '@/store/project/subnets/queries'
import { selectSubnetRows } from '@/store/project/subnets/subnets'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { TwoLineCell } from '@/ui/Cells/TwoLineCell'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { TableActions } from '@/ui/PageHeader/PageHeader'
import { Table, type Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { PagedList } from '@/views/shared/list-page/ListPage'
import { useParams } from '@/views/shell/route-context'
import { RouterCell } from '../routers/RouterCell'

const columns: readonly Column<RowOf<typeof selectSubnetRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'block',
    header: 'IP block',
    text: ({ ipv4Block, ipv6Block }) => `${ipv4Block} ${ipv6Block}`,
    cell: ({ ipv4Block, ipv6Block }) => <TwoLineCell first={ipv4Block} second={ipv6Block} />,
  },
  {
    id: 'customRouter',
    header: 'Custom router',
    cell: ({ customRouterId }) => <RouterCell router={customRouterId ?? null} />,
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

/** The subnets of a VPC. The create and edit forms open over them. */
function SubnetsView({ children }: { children?: ReactNode }) {
  const params = useParams(projectPaths.subnets)
  const rows = useAppSelector(state => selectSubnetRows(state, params))
  const newSubnet = projectPaths.subnetCreate(params)
  return (
    <>
      <TableActions>
        <LinkButton href={newSubnet} tone="primary">
          <Plus size={16} />
          New subnet
        </LinkButton>
      </TableActions>
      <PagedList
        list={subnetListQuery(params)}
        empty={{
          icon: <Network />,
          level: 2,
          title: 'No VPC subnets',
          body: 'Create a subnet to see it here.',
          action: <LinkButton href={newSubnet}>New subnet</LinkButton>,
        }}
      >
        <Table label="Subnets" rows={rows} columns={columns} rowSize="large" />
      </PagedList>
      {children}
    </>
  )
}

export { columns, SubnetsView as View }
