import { describing } from '@/store/bulk/verbs'
import { Waypoints } from 'lucide-react'
import type { ReactNode } from 'react'
import { projectPaths } from '@/store/project/paths'
import { routerListQuery } from '@/store/project/routers/queries'
import { selectRouterRows } from '@/store/project/routers/routers'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { ListSection } from '@/views/shared/list/ListPage'
import { useParams } from '@/views/shell/route-context'
import { useNetworkingReason } from '../networking/use-networking-reason'

const columns: readonly Column<RowOf<typeof selectRouterRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  dateColumn('timeCreated'),
  actionsColumn(),
]

const BULK = [
  describing(({ id }: RowOf<typeof selectRouterRows>, description) => ({
    endpoint: 'vpcRouterUpdate',
    args: { path: { router: id }, body: { description } },
  })),
  'delete',
]

/** The routers of a VPC. The create and edit forms open over them. */
function RoutersView({ children }: { children?: ReactNode }) {
  const params = useParams(projectPaths.routers)
  return (
    <ListSection
      id="routers"
      label="Routers"
      noun="VPC router"
      icon={<Waypoints />}
      list={routerListQuery(params)}
      rows={useAppSelector(state => selectRouterRows(state, params))}
      columns={columns}
      bulk={BULK}
      create={{
        label: 'New router',
        to: projectPaths.routerCreate(params),
        reason: useNetworkingReason(),
      }}
      empty="Create a router to see it here."
    >
      {children}
    </ListSection>
  )
}

export { columns, RoutersView as View }
