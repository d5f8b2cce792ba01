import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { ExternalIp, Instance } from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import { isAnswered, sameList } from '@/store/queries/stable-list'
import { selectSupports } from '@/store/release/release'
import type { RootState } from '@/store/setup/state'
import { externalIpsQuery, networkInterfacesQuery, allInstancesQuery } from '../queries'
import { projectPaths, type ProjectParams } from '../paths'
import { gatewayIpAddressesQuery, gatewayIpPoolsQuery, gatewayViewQuery } from './queries'

type GatewayParams = ProjectParams<'internetGateway'>

/** More instances would take too many requests. */
const INSTANCES_LOOKED_AT = 50

/** An instance with addresses from what is attached to a gateway. */
export interface GatewayUser {
  id: string
  name: string
  href: string
  /** The addresses that it uses the gateway with. */
  ips: readonly ExternalIp[]
}

const selectInstances = (state: RootState, { project }: GatewayParams): readonly Instance[] =>
  selectData(state, allInstancesQuery({ project }))?.items.slice(0, INSTANCES_LOOKED_AT) ?? []

/** The instances of the gateway’s VPC, as far as their interfaces are loaded. */
const selectOfVpc = (state: RootState, params: GatewayParams): readonly Instance[] => {
  const vpcId = selectData(state, gatewayViewQuery(params))?.vpcId
  const { project } = params
  return selectInstances(state, params).filter(({ name }) =>
    selectData(state, networkInterfacesQuery({ project, instance: name }))?.items.some(
      nic => nic.vpcId === vpcId,
    ),
  )
}

/** The queries that tell which instances use a gateway, as far as the instances are loaded. */
export const selectUserQueries = (state: RootState, params: GatewayParams): readonly Query[] => {
  const { project } = params
  return sameList<Query>(
    allInstancesQuery({ project }),
    ...selectInstances(state, params).map(({ name }) =>
      networkInterfacesQuery({ project, instance: name }),
    ),
    ...selectOfVpc(state, params).map(({ name }) => externalIpsQuery({ project, instance: name })),
  )
}

const usersOf = weakMapMemoize(
  (
    project: string,
    pools: readonly { ipPoolId: string }[],
    addresses: readonly { address: string }[],
    instances: readonly Instance[],
    ipsOf: readonly (readonly ExternalIp[])[],
  ): readonly GatewayUser[] =>
    instances.flatMap(({ id, name }, index) => {
      const ips = (ipsOf[index] ?? []).filter(
        ({ ip, ipPoolId }) =>
          pools.some(pool => pool.ipPoolId === ipPoolId) ||
          addresses.some(({ address }) => address === ip),
      )
      const href = projectPaths.instanceNetworking({ project, instance: name })
      return ips.length > 0 ? [{ id, name, href, ips }] : []
    }),
)

const NO_IPS: readonly ExternalIp[] = []
const NONE: readonly never[] = []

/** The instances that use a gateway, as far as they are loaded. */
export const selectGatewayUsers = (
  state: RootState,
  params: GatewayParams,
): readonly GatewayUser[] => {
  // Older racks do not tell the pool of an address.
  if (!selectSupports(state, 'snat')) return NONE
  const { project } = params
  const instances = selectOfVpc(state, params)
  return usersOf(
    project,
    selectData(state, gatewayIpPoolsQuery(params))?.items ?? NONE,
    selectData(state, gatewayIpAddressesQuery(params))?.items ?? NONE,
    sameList(...instances),
    sameList(
      ...instances.map(
        ({ name }) =>
          selectData(state, externalIpsQuery({ project, instance: name }))?.items ?? NO_IPS,
      ),
    ),
  )
}

/** Whether instances are still being looked at; afterwards, whether some could not be. */
export const selectUsersReach = (
  state: RootState,
  params: GatewayParams,
): 'reading' | 'part' | 'whole' => {
  const entries = selectUserQueries(state, params).map(query => selectEntry(state, query))
  if (!entries.every(isAnswered)) return 'reading'
  const { items = [], nextPage } =
    selectData(state, allInstancesQuery({ project: params.project })) ?? {}
  const isPart = items.length > INSTANCES_LOOKED_AT || nextPage
  return isPart || entries.some(entry => entry?.data === undefined) ? 'part' : 'whole'
}
