import { formatNumber } from '@/lib/number'
import { DoorOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { selectRoutesTo, selectRoutesToQueries } from '@/store/project/gateways/contents'
import {
  selectAttachedPools,
  selectFirstAddress,
  selectGatewayRows,
} from '@/store/project/gateways/gateways'
import { gatewayIpAddressesQuery, gatewayIpPoolsQuery } from '@/store/project/gateways/queries'
import { projectPaths } from '@/store/project/paths'
import { selectFailure } from '@/store/queries/failure'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { EmptyCell, LoadingCell } from '@/ui/Cells/EmptyCell'
import { LinkCell } from '@/ui/Cells/Cells'
import { ListCell } from '@/ui/Cells/ListCell'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { ListSection } from '@/views/shared/list/ListPage'
import { PoolCell } from '@/views/shared/pool-cell/PoolCell'
import { useParams } from '@/views/shell/route-context'
import { useNetworkingReason } from '../networking/use-networking-reason'
import { Unknown } from '@/views/shared/unknown/Known'

interface GatewayCellProps {
  gateway: string
}

const useGateway = (gateway: string) => {
  const { project, vpc } = useParams(projectPaths.internetGateways)
  return { project, vpc, gateway }
}

/** The first address attached to a gateway. Loads after the page. */
function AddressCell({ gateway }: GatewayCellProps) {
  const params = useGateway(gateway)
  const query = gatewayIpAddressesQuery(params)
  useQueries([query])
  const hasFailed = useAppSelector(state => selectFailure(state, query) !== undefined)
  const address = useAppSelector(state => selectFirstAddress(state, params))
  if (hasFailed) return <Unknown queries={[query]} />
  if (address === undefined) return <LoadingCell />
  return address === null ? <EmptyCell /> : <CopyableIp ip={address} isPlain />
}

/** The IP pools attached to a gateway. Loads after the page. */
function AttachedPoolCell({ gateway }: GatewayCellProps) {
  const params = useGateway(gateway)
  const query = gatewayIpPoolsQuery(params)
  useQueries([query])
  const hasFailed = useAppSelector(state => selectFailure(state, query) !== undefined)
  const pools = useAppSelector(state => selectAttachedPools(state, params))
  if (hasFailed) return <Unknown queries={[query]} />
  if (pools === undefined) return <LoadingCell />
  return (
    <ListCell title="Other IP pools">
      {pools.map(({ id, ipPoolId }) => (
        <PoolCell key={id} pool={ipPoolId} />
      ))}
    </ListCell>
  )
}

/** The number of routes to a gateway. The table reads the routes for all rows. */
function RouteCountCell({ gateway }: GatewayCellProps) {
  const params = useGateway(gateway)
  const routes = useAppSelector(state => selectRoutesTo(state, params))
  const queries = useAppSelector(state => selectRoutesToQueries(state, params))
  if (routes === undefined) return <LoadingCell />
  if (routes === null) return <Unknown queries={queries} />
  if (routes.length === 0) return <EmptyCell />
  return (
    <LinkCell
      href={projectPaths.internetGateway(params)}
      of={`${routes.length === 1 ? 'route' : 'routes'} to ${gateway}`}
    >
      {formatNumber(routes.length)}
    </LinkCell>
  )
}

const columns: readonly Column<RowOf<typeof selectGatewayRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'address',
    header: 'Attached IP address',
    cell: ({ name }) => <AddressCell gateway={name} />,
  },
  {
    id: 'pool',
    header: 'Attached IP pool',
    cell: ({ name }) => <AttachedPoolCell gateway={name} />,
  },
  { id: 'routes', cell: ({ name }) => <RouteCountCell gateway={name} /> },
  dateColumn('timeCreated'),
  actionsColumn(),
]

const BULK = ['delete']

/** The internet gateways of a VPC. The form of a new one opens over them. */
function GatewaysView({ children }: { children?: ReactNode }) {
  const params = useParams(projectPaths.internetGateways)
  useQueries(useAppSelector(state => selectRoutesToQueries(state, params)))
  return (
    <ListSection
      id="internet-gateways"
      label="Internet gateways"
      noun="internet gateway"
      icon={<DoorOpen />}
      rows={useAppSelector(state => selectGatewayRows(state, params))}
      columns={columns}
      bulk={BULK}
      create={{
        label: 'New internet gateway',
        to: projectPaths.internetGatewayCreate(params),
        reason: useNetworkingReason(),
      }}
      empty="Create an internet gateway to see it here."
    >
      {children}
    </ListSection>
  )
}

export { columns, GatewaysView as View }
