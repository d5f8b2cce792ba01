import { Plus, Waypoints } from 'lucide-react'
import type { ReactNode } from 'react'
import { projectPaths } from '@/store/project/paths'
import { routerListQuery } from '@/store/project/routers/queries'
import { selectRouterRows } from '@/store/project/routers/routers'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { TableActions } from '@/ui/PageHeader/PageHeader'
import { Table, type Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { PagedList } from '@/views/shared/list-page/ListPage'
import { useParams } from '@/views/shell/route-context'

const columns: readonly Column<RowOf<typeof selectRouterRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  dateColumn('timeCreated'),
  actionsColumn(),
]

/** The routers of a VPC. The create and edit forms open over them. */
function RoutersView({ children }: { children?: ReactNode }) {
  const params = useParams(projectPaths.routers)
  const rows = useAppSelector(state => selectRouterRows(state, params))
  const newRouter = projectPaths.routerCreate(params)
  return (
    <>
      <TableActions>
        <LinkButton href={newRouter} tone="primary">
          <Plus size={16} />
          New router
        </LinkButton>
      </TableActions>
      <PagedList
        list={routerListQuery(params)}
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

export { columns, RoutersView as View }
