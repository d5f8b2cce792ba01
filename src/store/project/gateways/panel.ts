import { selectData } from '@/api/core/api'
import type {
  InternetGateway,
  InternetGatewayIpAddress,
  InternetGatewayIpPool,
} from '@/api/generated/types'
import type { RouteParams } from '@/store/routing/route'
import type { RootState } from '@/store/setup/reducer'
import { gatewayIpAddressesQuery, gatewayIpPoolsQuery, gatewayViewQuery } from './queries'

/** The gateway whose panel is shown. */
export const selectGateway = (
  state: RootState,
  { project = '', vpc = '', gateway = '' }: RouteParams,
): InternetGateway | undefined => selectData(state, gatewayViewQuery(project, vpc, gateway))

/** The addresses attached to it. */
export const selectGatewayAddresses = (
  state: RootState,
  { project = '', vpc = '', gateway = '' }: RouteParams,
): readonly InternetGatewayIpAddress[] | undefined =>
  selectData(state, gatewayIpAddressesQuery(project, vpc, gateway))?.items

/** The IP pools attached to it. */
export const selectGatewayPools = (
  state: RootState,
  { project = '', vpc = '', gateway = '' }: RouteParams,
): readonly InternetGatewayIpPool[] | undefined =>
  selectData(state, gatewayIpPoolsQuery(project, vpc, gateway))?.items
