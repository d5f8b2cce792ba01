import { Plus, Waypoints } from 'lucide-react'
import type { ReactNode } from 'react'
import { projectPaths } from '@/store/project/paths'
import { routerListQuery } from '@/store/project/routers/queries'
import { selectRouterRows, type RouterRowViewModel } from '@/store/project/routers/rows'
import { useAppSelector } from '@/store/setup/hooks'
import { DateCell } from '@/ui/Cells/DateCell'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { TableActions } from '@/ui/PageHeader/PageHeader'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { PagedList } from '@/views/shared/list-page/ListPage'
import { useVpcParams } from '../vpc/use-vpc-params'

const columns: readonly Column<RouterRowViewModel>[] = [
  { id: 'name', cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell> },
  { id: 'description', cell: ({ description }) => <DescriptionCell text={description} /> },
  { id: 'created', cell: ({ created }) => <DateCell date={created} /> },
  {
    id: 'actions',
    cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]

/** The routers of a VPC; the form of one is drawn over them. */
export function RoutersView({ children }: { children?: ReactNode }) {
  const { project, vpc } = useVpcParams()
  const rows = useAppSelector(state => selectRouterRows(state, project, vpc))
  const newRouter = projectPaths.routerCreate({ project, vpc })
  return (
    <>
      <TableActions>
        <LinkButton href={newRouter} tone="primary">
          <Plus size={16} />
          New router
        </LinkButton>
      </TableActions>
      <PagedList
        list={routerListQuery({ project, vpc })}
        empty={{
          icon: <Waypoints />,
          level: 2,
          title: 'No VPC routers',
          body: 'Create a router to see it here.',
          action: <LinkButton href={newRouter}>New router</LinkButton>,
        }}
      >
        <Table label="Routers" rows={rows} columns={columns} />
      </PagedList>
      {children}
    </>
  )
}
