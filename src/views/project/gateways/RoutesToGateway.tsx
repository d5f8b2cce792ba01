import { useMemo } from 'react'
import { selectRoutesTo, type RouteToGateway } from '@/store/project/gateways/routes-to'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { LoadingCell } from '@/ui/Cells/LoadingCell'
import { NameCell } from '@/ui/Cells/NameCell'
import { Table, type Column } from '@/ui/Table/Table'
import { useVpcParams, type VpcParams } from '../vpc/use-vpc-params'
import { PanelNote, PanelPart } from './PanelPart'

const TITLE = 'Routes targeting this gateway'

const columnsOf = (place: VpcParams): Column<RouteToGateway>[] => [
  {
    id: 'router',
    cell: ({ router }) => (
      <LinkCell href={projectPaths.router({ ...place, router })}>{router}</LinkCell>
    ),
  },
  { id: 'route', cell: ({ name }) => <NameCell>{name}</NameCell> },
]

function RouteTable({ routes }: { routes: readonly RouteToGateway[] }) {
  const { project, vpc } = useVpcParams()
  const columns = useMemo(() => columnsOf({ project, vpc }), [project, vpc])
  return <Table label={TITLE} rows={routes} columns={columns} />
}

/** The routes of all routers of the VPC that lead to the gateway. The list behind it reads them. */
export function RoutesToGateway({ gateway }: { gateway: string }) {
  const { project, vpc } = useVpcParams()
  const routes = useAppSelector(state => selectRoutesTo(state, project, vpc, gateway))
  return (
    <PanelPart title={TITLE}>
      {routes === undefined && <LoadingCell />}
      {routes === null && <PanelNote>Not known: the routes could not be read.</PanelNote>}
      {routes?.length === 0 && <PanelNote>No route of the VPC leads to this gateway.</PanelNote>}
      {routes && routes.length > 0 && <RouteTable routes={routes} />}
    </PanelPart>
  )
}
