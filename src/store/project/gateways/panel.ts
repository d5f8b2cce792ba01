import type { ProjectParams } from '@/store/project/paths'
import { selectData } from '@/api/core/api'
import type {
  InternetGateway,
  InternetGatewayIpAddress,
  InternetGatewayIpPool,
} from '@/api/schema/internet-gateways'
import type { RootState } from '@/store/setup/state'
import { gatewayIpAddressesQuery, gatewayIpPoolsQuery, gatewayViewQuery } from './queries'

/** The gateway whose panel is shown. */
export const selectGateway = (
  state: RootState,
  { project, vpc, gateway }: ProjectParams<'internetGateway'>,
): InternetGateway | undefined => selectData(state, gatewayViewQuery({ project, vpc, gateway }))

/** The addresses attached to it. */
export const selectGatewayAddresses = (
  state: RootState,
  { project, vpc, gateway }: ProjectParams<'internetGateway'>,
): readonly InternetGatewayIpAddress[] | undefined =>
  selectData(state, gatewayIpAddressesQuery({ project, vpc, gateway }))?.items

/** The IP pools attached to it. */
export const selectGatewayPools = (
  state: RootState,
  { project, vpc, gateway }: ProjectParams<'internetGateway'>,
): readonly InternetGatewayIpPool[] | undefined =>
  selectData(state, gatewayIpPoolsQuery({ project, vpc, gateway }))?.items
