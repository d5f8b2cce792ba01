import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { ExternalIp, Instance } from '@/api/generated/types'
import type { ActionViewModel } from '@/store/commands/action'
import { rowActions } from '@/store/palette/row-actions'
import type { ScreenActions, ScreenActionsSelector } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'
import { isFree } from '../floating-ips/choices'
import { allFloatingIpsQuery } from '../floating-ips/queries'
import { externalIpsQuery, instanceViewQuery, networkInterfacesQuery } from '../instance/queries'
import { instanceHeading } from '../instances/rules'
import type { ProjectParams } from '../paths'
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
    (state: RootState, params: ProjectParams<'instance'>) =>
      selectData(state, instanceViewQuery(params)),
    (state: RootState, params: ProjectParams<'instance'>) =>
      selectData(state, externalIpsQuery(params))?.items,
    (state: RootState, params: ProjectParams<'instance'>) =>
      selectData(state, networkInterfacesQuery(params))?.items,
    (state: RootState, params: ProjectParams<'instance'>) =>
      selectData(state, allFloatingIpsQuery(params))?.items,
    (_state: RootState, { project }: ProjectParams<'instance'>) => project,
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

/** The ways to give the instance another address. */
export const selectAttachIpActions: ScreenActionsSelector<ProjectParams<'instance'>> = (
  state,
  params,
) => selectExternalIpTable(state, params)?.attaching

/** What can be done to each address of the instance. */
export const selectExternalIpActions = rowActions(
  ({ name, ip }: ExternalIpRowViewModel) => `External IP ${name ?? ip}`,
  (state, params: ProjectParams<'instance'>) => selectExternalIpTable(state, params)?.rows,
)
