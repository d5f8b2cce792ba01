import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { ExternalIp } from '@/api/schema/external-ips'
import type { Instance } from '@/api/schema/instances'
import type { ActionViewModel } from '@/store/commands/action'
import { rowActions } from '@/store/palette/row-actions'
import type { ScreenActions, ScreenActionsSelector } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'
import { isFree } from '../floating-ips/choices'
import { allFloatingIpsQuery } from '../floating-ips/queries'
import { externalIpsQuery, instanceViewQuery, networkInterfacesQuery } from '../instance/queries'
import { instanceHeading } from '../instances/rules'
import { attachIpActions, externalIpActions } from './actions'
import { byPermanence, withAddress } from './rules'

export interface ExternalIpRowViewModel {
  ip: string
  kind: ExternalIp['kind']
  /** What only a floating IP has. */
  id?: string
  name?: string
  description?: string
  actions: readonly ActionViewModel[]
}

export interface ExternalIpsViewModel {
  rows: readonly ExternalIpRowViewModel[]
  /** How many there are besides, of kinds that are not known here. */
  others: number
  /** The ways to give the instance another one. */
  attaching: ScreenActions
}

/** One row per address as it was read: an answer that changes nothing makes no new one. */
const toRow = weakMapMemoize(
  (ip: ExternalIp, instance: Instance, project: string): ExternalIpRowViewModel => ({
    ip: ip.ip,
    kind: ip.kind,
    ...(ip.kind === 'floating' && { id: ip.id, name: ip.name, description: ip.description }),
    actions: externalIpActions({ ip, instance, project }),
  }),
)

/** The external addresses of an instance in full, and the ways to give it another one. */
export const selectExternalIpTable = createSelector(
  [
    (state: RootState, project: string, name: string) =>
      selectData(state, instanceViewQuery({ project, instance: name })),
    (state: RootState, project: string, name: string) =>
      selectData(state, externalIpsQuery({ project, instance: name }))?.items,
    (state: RootState, project: string, name: string) =>
      selectData(state, networkInterfacesQuery({ project, instance: name }))?.items,
    (state: RootState, project: string) =>
      selectData(state, allFloatingIpsQuery({ project }))?.items,
    (_state: RootState, project: string) => project,
  ],
  (instance, ips, interfaces, floatingIps, project): ExternalIpsViewModel | undefined =>
    instance &&
    ips && {
      rows: byPermanence(withAddress(ips)).map(ip => toRow(ip, instance, project)),
      others: ips.length - withAddress(ips).length,
      attaching: {
        group: instanceHeading(instance.name),
        actions: attachIpActions({
          instance,
          project,
          ips,
          hasInterface: (interfaces ?? []).length > 0,
          hasFreeFloatingIp: (floatingIps ?? []).some(isFree),
        }),
      },
    },
)

export const selectAttachIpActions: ScreenActionsSelector = (
  state,
  { project = '', instance = '' },
) => selectExternalIpTable(state, project, instance)?.attaching

/** What can be done to each address of the instance. */
export const selectExternalIpActions = rowActions(
  ({ name, ip }: ExternalIpRowViewModel) => `External IP ${name ?? ip}`,
  (state, { project = '', instance = '' }) => selectExternalIpTable(state, project, instance)?.rows,
)
