import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Instance } from '@/api/schema/instances'
import type { InstanceNetworkInterface } from '@/api/schema/network-interfaces'
import type { ActionViewModel } from '@/store/commands/action'
import { rowActions } from '@/store/palette/row-actions'
import type { ScreenActions, ScreenActionsSelector } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'
import { instanceViewQuery, networkInterfacesQuery } from '../instance/queries'
import { instanceHeading } from '../instances/rules'
import { addNetworkInterfaceAction, networkInterfaceActions } from './actions'

export interface NetworkInterfaceRowViewModel {
  id: string
  name: string
  description: string
  isPrimary: boolean
  ip: string
  /** Ids. */
  vpc: string
  subnet: string
  transitIps: readonly string[]
  actions: readonly ActionViewModel[]
}

export interface NetworkInterfacesViewModel {
  rows: readonly NetworkInterfaceRowViewModel[]
  /** The way to add one. */
  adding: ScreenActions
}

/** One row per interface as it was read: an answer that changes nothing makes no new one. */
const toRow = weakMapMemoize(
  (
    networkInterface: InstanceNetworkInterface,
    instance: Instance,
    project: string,
    count: number,
  ): NetworkInterfaceRowViewModel => {
    const { id, name, description, primary, ip, vpcId, subnetId } = networkInterface
    return {
      id,
      name,
      description,
      isPrimary: primary,
      ip,
      vpc: vpcId,
      subnet: subnetId,
      transitIps: networkInterface.transitIps ?? [],
      actions: networkInterfaceActions({ networkInterface, instance, project, count }),
    }
  },
)

/** The network interfaces of an instance, and the way to add one. */
export const selectNetworkInterfaces = createSelector(
  [
    (state: RootState, project: string, name: string) =>
      selectData(state, instanceViewQuery({ project, instance: name })),
    (state: RootState, project: string, name: string) =>
      selectData(state, networkInterfacesQuery({ project, instance: name }))?.items,
    (_state: RootState, project: string) => project,
  ],
  (instance, interfaces, project): NetworkInterfacesViewModel | undefined =>
    instance &&
    interfaces && {
      rows: interfaces.map(each => toRow(each, instance, project, interfaces.length)),
      adding: {
        group: instanceHeading(instance.name),
        actions: [addNetworkInterfaceAction({ instance, project, count: interfaces.length })],
      },
    },
)

export const selectAddNetworkInterfaceActions: ScreenActionsSelector = (
  state,
  { project = '', instance = '' },
) => selectNetworkInterfaces(state, project, instance)?.adding

/** What can be done to each network interface of the instance. */
export const selectNetworkInterfaceActions = rowActions(
  ({ name }: NetworkInterfaceRowViewModel) => `Network interface ${name}`,
  (state, { project = '', instance = '' }) =>
    selectNetworkInterfaces(state, project, instance)?.rows,
)
