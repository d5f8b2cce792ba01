import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type {
  ExternalIp,
  InternetGatewayIpAddress,
  InternetGatewayIpPool,
} from '@/api/generated/types'
import { rich, type RichText } from '@/lib/rich-text'
import { withReason, type ActionViewModel } from '@/store/commands/action'
import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import { selectPoolNames } from '@/store/silo/ip-pools/choices'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotNetworking } from '../networking'
import { projectPaths, type ProjectParams } from '../paths'
import { attachmentActions, gatewayActions, type GatewayContents } from './actions'
import { itemsIn, selectRoutesTo, type Known } from './contents'
import {
  allGatewaysQuery,
  gatewayIpAddressesQuery,
  gatewayIpPoolsQuery,
  gatewayViewQuery,
} from './queries'
import { selectGatewayUsers, type GatewayUser } from './users'

/** Why a second address cannot be attached to a gateway. */
export const ONLY_ONE = 'An internet gateway can have only one IP address'

type VpcParams = ProjectParams<'vpc'>
type GatewayParams = ProjectParams<'internetGateway'>

/**
 * The first address attached to a gateway; undefined while loading, null if there is none or it
 * cannot be read.
 */
export const selectFirstAddress = (state: RootState, params: GatewayParams): Known<string> => {
  const addresses = itemsIn(selectEntry(state, gatewayIpAddressesQuery(params)))
  return addresses && (addresses[0]?.address ?? null)
}

/** The attachments of pools to a gateway; undefined while loading. */
export const selectAttachedPools = (state: RootState, params: GatewayParams) =>
  selectData(state, gatewayIpPoolsQuery(params))?.items

/** The names of the pools attached to a gateway. */
export const selectAttachedPoolNames = createSelector(
  [
    (state: RootState, params: GatewayParams) =>
      selectData(state, gatewayIpPoolsQuery(params))?.items,
    selectPoolNames,
  ],
  (attached = [], names) => attached.flatMap(({ ipPoolId }) => names.get(ipPoolId) ?? []),
)

const contentsOf = weakMapMemoize(
  (
    pools: readonly InternetGatewayIpPool[] | undefined,
    addresses: readonly InternetGatewayIpAddress[] | undefined,
    routes: GatewayContents['routes'],
    reason: RichText | undefined,
    users: readonly GatewayUser[],
  ) => ({ pools, addresses, routes, reason, users }),
)

/** What is attached to a gateway, what leads to it, and why the user cannot change it. */
const selectContents = (state: RootState, params: GatewayParams) =>
  contentsOf(
    selectData(state, gatewayIpPoolsQuery(params))?.items,
    selectData(state, gatewayIpAddressesQuery(params))?.items,
    selectRoutesTo(state, params),
    selectReasonNotNetworking(state, params),
    selectGatewayUsers(state, params),
  )

/** The internet gateways of a VPC. */
export const selectGatewayRows = listRows(
  allGatewaysQuery,
  (gateway, { project, vpc }: VpcParams, contents: ReturnType<typeof selectContents>) => ({
    href: projectPaths.internetGateway({ project, vpc, gateway: gateway.name }),
    actions: withReason(gatewayActions(gateway, { project, vpc }, contents), contents.reason),
  }),
  (state, { project, vpc }, { name }) => selectContents(state, { project, vpc, gateway: name }),
)

const attachActions = (params: GatewayParams, hasAddress: boolean): ActionViewModel[] => [
  { id: 'attachPool', label: 'Attach IP pool', to: projectPaths.gatewayPoolAttach(params) },
  {
    id: 'attachAddress',
    label: 'Attach IP address',
    to: projectPaths.gatewayAddressAttach(params),
    ...(hasAddress && { reason: rich`${ONLY_ONE}` }),
  },
]

/** The internet gateway on its own page. */
export const selectGateway = objectView(
  gatewayViewQuery,
  (gateway, params: GatewayParams, contents: ReturnType<typeof selectContents>) => {
    const { pools, addresses, routes, reason, users } = contents
    const namesOf = (uses: (ip: ExternalIp) => boolean) =>
      users.filter(({ ips }) => ips.some(uses)).map(({ name }) => name)
    const screen = projectPaths.internetGateway(params)
    const attaching = withReason(attachActions(params, (addresses ?? []).length > 0), reason)
    const actions = withReason(gatewayActions(gateway, params, contents, screen), reason)
    return {
      pools: (pools ?? []).map(pool => ({
        ...pool,
        actions: withReason(
          attachmentActions(
            { ...pool, of: 'IP pool' },
            routes,
            namesOf(({ ipPoolId }) => ipPoolId === pool.ipPoolId),
          ),
          reason,
        ),
      })),
      addresses: (addresses ?? []).map(address => ({
        ...address,
        actions: withReason(
          attachmentActions(
            { ...address, of: 'IP address' },
            routes,
            namesOf(({ ip }) => ip === address.address),
          ),
          reason,
        ),
      })),
      attaching,
      actions,
      palette: { name: gateway.name, actions: [...attaching, ...actions] },
    }
  },
  selectContents,
)

/** The palette actions of a gateway's page. */
export const selectGatewayActions = objectActions(
  'Internet gateway',
  (...args: Parameters<typeof selectGateway>) => selectGateway(...args)?.palette,
)
