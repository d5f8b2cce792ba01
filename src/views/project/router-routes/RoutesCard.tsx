import { ipOrder } from '@/lib/ip'
import { describing } from '@/store/bulk/verbs'
import { Route } from 'lucide-react'
import type { ActionViewModel } from '@/store/commands/action'
import { partialUpdateRequested } from '@/store/project/partial-updates'
import { projectPaths } from '@/store/project/paths'
import { routeListQuery } from '@/store/project/routers/queries'
import {
  selectReferredQueries,
  selectRouteRows,
  type RouteEnd,
} from '@/store/project/router-routes/router-routes'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { TypeValueCell } from '@/ui/Cells/TypeValueCell'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import type { Column } from '@/ui/Table/Table'
import { ActionCard } from '@/views/shared/actions/ActionCard'
import { actionsColumn, nameColumn } from '@/views/shared/columns'
import { List } from '@/views/shared/list/List'
import { useParams } from '@/views/shell/route-context'

function EndCell({ type, value, problem }: RouteEnd) {
  return value === null ? <Badge>{type}</Badge> : <TypeValueCell {...{ type, value, problem }} />
}

const textOf = ({ type, value }: RouteEnd) => `${type} ${value ?? ''}`

const orderOf = (end: RouteEnd) => ipOrder(end.value ?? '') ?? textOf(end)

export const columns: readonly Column<RowOf<typeof selectRouteRows>>[] = [
  nameColumn(),
  {
    id: 'kind',
    isClear: true,
    text: row => row.kindLabel,
    cell: row => <Badge>{row.kindLabel}</Badge>,
  },
  {
    id: 'destination',
    text: ({ from }) => textOf(from),
    value: ({ from }) => orderOf(from),
    cell: ({ from }) => <EndCell {...from} />,
  },
  {
    id: 'target',
    text: ({ to }) => textOf(to),
    value: ({ to }) => orderOf(to),
    cell: ({ to }) => <EndCell {...to} />,
  },
  actionsColumn(),
]

const BULK = [
  describing(
    ({ id, destination, target }: RowOf<typeof selectRouteRows>, description) => ({
      endpoint: 'vpcRouterRouteUpdate',
      args: { path: { route: id }, body: { description, destination, target } },
    }),
    (request, { id }) =>
      partialUpdateRequested({
        ...request,
        keeps: 'ends',
        query: { endpoint: 'vpcRouterRouteView', args: { path: { route: id } } },
      }),
  ),
  'delete',
]

/** The routes of a router, with a button to add one. */
export function RoutesCard({ newRoute }: { newRoute: ActionViewModel }) {
  const params = useParams(projectPaths.router)
  useQueries(useAppSelector(state => selectReferredQueries(state, params)))
  return (
    <ActionCard title="Routes" actions={[newRoute]}>
      <List
        id="routes"
        label="Routes"
        noun="route"
        isMain
        list={routeListQuery(params)}
        rows={useAppSelector(state => selectRouteRows(state, params))}
        columns={columns}
        bulk={BULK}
        empty={{
          icon: <Route size={20} />,
          title: 'No routes',
          body: 'Add a route to see it here.',
          action: newRoute.to !== undefined && !newRoute.reason && (
            <ActionButton action={{ ...newRoute, label: 'Add route' }} />
          ),
        }}
      />
    </ActionCard>
  )
}
