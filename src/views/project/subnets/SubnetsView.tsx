import { Network, Plus } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { projectPaths } from '@/store/project/paths'
import { subnetListQuery } from '@/store/project/subnets/queries'
import { selectSubnetRows, type SubnetRowViewModel } from '@/store/project/subnets/rows'
import { useAppSelector } from '@/store/setup/hooks'
import { DateCell } from '@/ui/Cells/DateCell'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { TwoLineCell } from '@/ui/Cells/TwoLineCell'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { TableActions } from '@/ui/PageHeader/PageHeader'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { PagedList } from '@/views/shared/list-page/ListPage'
import { RouterCell } from '../routers/RouterCell'
import { useVpcParams, type VpcParams } from '../vpc/use-vpc-params'

const columnsOf = ({ project, vpc }: VpcParams): Column<SubnetRowViewModel>[] => [
  { id: 'name', cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell> },
  { id: 'description', cell: ({ description }) => <DescriptionCell text={description} /> },
  {
    id: 'block',
    header: 'IP block',
    cell: ({ ipv4Block, ipv6Block }) => <TwoLineCell first={ipv4Block} second={ipv6Block} />,
  },
  {
    id: 'customRouter',
    header: 'Custom router',
    cell: ({ customRouter }) => <RouterCell project={project} vpc={vpc} router={customRouter} />,
  },
  { id: 'created', cell: ({ created }) => <DateCell date={created} /> },
  {
    id: 'actions',
    cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]

/** The subnets of a VPC; the form of one is drawn over them. */
export function SubnetsView({ children }: { children?: ReactNode }) {
  const { project, vpc } = useVpcParams()
  const columns = useMemo(() => columnsOf({ project, vpc }), [project, vpc])
  const rows = useAppSelector(state => selectSubnetRows(state, project, vpc))
  const newSubnet = projectPaths.subnetCreate({ project, vpc })
  return (
    <>
      <TableActions>
        <LinkButton href={newSubnet} tone="primary">
          <Plus size={16} />
          New subnet
        </LinkButton>
      </TableActions>
      <PagedList
        list={subnetListQuery({ project, vpc })}
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
