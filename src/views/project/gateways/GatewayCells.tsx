import { gatewayIpAddressesQuery, gatewayIpPoolsQuery } from '@/store/project/gateways/queries'
import { selectRoutesTo } from '@/store/project/gateways/routes-to'
import { selectFirstAddress, selectFirstPool } from '@/store/project/gateways/rows'
import { projectPaths } from '@/store/project/paths'
import { selectFailure } from '@/store/queries/failure'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { LoadingCell } from '@/ui/Cells/LoadingCell'
import { UnknownCell } from '@/ui/Cells/UnknownCell'
import type { VpcParams } from '../vpc/use-vpc-params'
import { PoolCell } from '@/views/shared/pool-cell/PoolCell'

interface GatewayCellProps extends VpcParams {
  gateway: string
}

/** The first address attached to a gateway. The page does not wait for it. */
export function AddressCell({ project, vpc, gateway }: GatewayCellProps) {
  const query = gatewayIpAddressesQuery({ project, vpc, gateway })
  useQueries([query])
  const failure = useAppSelector(state => selectFailure(state, query))
  const address = useAppSelector(state => selectFirstAddress(state, project, vpc, gateway))
  if (failure) return <UnknownCell reason={failure} />
  if (address === undefined) return <LoadingCell />
  return address === null ? <EmptyCell /> : <CopyableIp ip={address} isPlain />
}

/** The first IP pool attached to it, likewise. */
export function AttachedPoolCell({ project, vpc, gateway }: GatewayCellProps) {
  const query = gatewayIpPoolsQuery({ project, vpc, gateway })
  useQueries([query])
  const failure = useAppSelector(state => selectFailure(state, query))
  const pool = useAppSelector(state => selectFirstPool(state, project, vpc, gateway))
  if (failure) return <UnknownCell reason={failure} />
  if (pool === undefined) return <LoadingCell />
  return pool === null ? <EmptyCell /> : <PoolCell pool={pool} />
}

/** How many routes lead to it. The table reads them for all rows. */
export function RouteCountCell({ project, vpc, gateway }: GatewayCellProps) {
  const routes = useAppSelector(state => selectRoutesTo(state, project, vpc, gateway))
  if (routes === undefined) return <LoadingCell />
  if (routes === null) return <UnknownCell />
  if (routes.length === 0) return <EmptyCell />
  const href = projectPaths.internetGateway({ project, vpc, gateway })
  return (
    <LinkCell href={href} of={`${routes.length === 1 ? 'route' : 'routes'} to ${gateway}`}>
      {`${routes.length}`}
    </LinkCell>
  )
}
