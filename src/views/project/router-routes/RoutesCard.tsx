import { Route } from 'lucide-react'
import { routeListQuery } from '@/store/project/router-routes/queries'
import {
  selectRouteRows,
  type RouteEndViewModel,
  type RouteRowViewModel,
} from '@/store/project/router-routes/rows'
import type { ActionViewModel } from '@/store/commands/action'
import { useAppSelector } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { NameCell } from '@/ui/Cells/NameCell'
import { TypeValueCell } from '@/ui/Cells/TypeValueCell'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { PagedList } from '@/views/shared/list-page/ListPage'
import { useRouterParams } from '../routers/use-router-params'

function EndCell({ type, value }: RouteEndViewModel) {
  return value === null ? <Badge>{type}</Badge> : <TypeValueCell type={type} value={value} />
}

const columns: readonly Column<RouteRowViewModel>[] = [
  { id: 'name', cell: ({ name }) => <NameCell>{name}</NameCell> },
  { id: 'kind', cell: ({ kind }) => <Badge>{kind}</Badge> },
  { id: 'destination', cell: ({ destination }) => <EndCell {...destination} /> },
  { id: 'target', cell: ({ target }) => <EndCell {...target} /> },
  {
    id: 'actions',
    cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]

/** The routes of a router, and the way to one more. */
export function RoutesCard({ adding }: { adding: ActionViewModel }) {
  const { project, vpc, router } = useRouterParams()
  const rows = useAppSelector(state => selectRouteRows(state, project, vpc, router))
  return (
    <CardBlock>
      <CardHeader title="Routes">
        <ActionButton action={adding} />
      </CardHeader>
      <CardBody>
        <PagedList
          list={routeListQuery({ project, vpc, router })}
          empty={{
            icon: <Route size={20} />,
            title: 'No routes',
            body: 'Add a route to see it here.',
            ...(adding.to !== undefined &&
              !adding.reason && {
                action: <LinkButton href={adding.to}>Add route</LinkButton>,
              }),
          }}
        >
          <Table label="Routes" rows={rows} columns={columns} />
        </PagedList>
      </CardBody>
    </CardBlock>
  )
}
