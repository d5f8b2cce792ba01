import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Instance, InstanceNetworkInterface } from '@/api/generated/types'
import type { ActionViewModel } from '@/store/commands/action'
import { rowActions } from '@/store/palette/object-actions'
import type { RootState } from '@/store/setup/state'
import { inbound } from '../external-ips/rules'
import { instanceExternalSubnetsQuery } from '../external-subnets/queries'
import { externalIpsQuery, instanceViewQuery, networkInterfacesQuery } from '../queries'
import { instanceHeading } from '../instances/rules'
import type { ProjectParams } from '../paths'
import { addNetworkInterfaceAction, networkInterfaceActions } from './actions'

type InstanceParams = ProjectParams<'instance'>

export interface NetworkInterfaceRow extends InstanceNetworkInterface {
  actions: readonly ActionViewModel[]
}

/** Memoizes one row per interface: a response without changes creates no new rows. */
const toRow = weakMapMemoize(
  (
    networkInterface: InstanceNetworkInterface,
    instance: Instance,
    project: string,
    count: number,
    external: readonly string[],
  ): NetworkInterfaceRow => ({
    ...networkInterface,
    actions: networkInterfaceActions({ networkInterface, instance, project, count, external }),
  }),
)

const selectExternalAddresses = createSelector(
  [
    (state: RootState, params: InstanceParams) =>
      selectData(state, externalIpsQuery(params))?.items,
    (state: RootState, params: InstanceParams) =>
      selectData(state, instanceExternalSubnetsQuery(params))?.items,
  ],
  (ips = [], subnets = []): readonly string[] => [
    ...inbound(ips).map(({ ip }) => ip),
    ...subnets.map(({ subnet }) => subnet),
  ],
)

/** The network interfaces of an instance, and the action that adds one. */
export const selectNetworkInterfaces = createSelector(
  [
    (state: RootState, params: InstanceParams) => selectData(state, instanceViewQuery(params)),
    (state: RootState, params: InstanceParams) =>
      selectData(state, networkInterfacesQuery(params))?.items,
    selectExternalAddresses,
    (_state: RootState, { project }: InstanceParams) => project,
  ],
  (instance, interfaces, external, project) =>
    instance &&
    interfaces && {
      rows: interfaces.map(each => toRow(each, instance, project, interfaces.length, external)),
      adding: {
        group: instanceHeading(instance.name),
        actions: [addNetworkInterfaceAction({ instance, project, count: interfaces.length })],
      },
    },
)

/** The palette action that adds one. */
export const selectAddNetworkInterfaceActions = (state: RootState, params: InstanceParams) =>
  selectNetworkInterfaces(state, params)?.adding

/** The actions on each network interface of the instance. */
export const selectNetworkInterfaceActions = rowActions(
  ({ name }: NetworkInterfaceRow) => `Network interface ${name}`,
  (state, params: InstanceParams) => selectNetworkInterfaces(state, params)?.rows,
)
