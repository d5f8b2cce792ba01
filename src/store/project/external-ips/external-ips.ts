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
  /** Floating IPs only. */
  id?: string
  name?: string
  description?: string
  actions: readonly ActionViewModel[]
}

export interface ExternalIpsViewModel {
  rows: readonly ExternalIpRowViewModel[]
  /** The number of other addresses, of kinds unknown to this version. */
  others: number
  /** The actions that attach another address. */
  attaching: ScreenActions
}

/** Memoizes one row per address: a response without changes creates no new rows. */
const toRow = weakMapMemoize(
  (ip: ExternalIp, instance: Instance, project: string): ExternalIpRowViewModel => ({
    ip: ip.ip,
    kind: ip.kind,
    ...(ip.kind === 'floating' && { id: ip.id, name: ip.name, description: ip.description }),
    actions: externalIpActions({ ip, instance, project }),
  }),
)

/** The external IPs of an instance in full, and the actions that attach another. */
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

/** The actions that attach another external IP to the instance. */
export const selectAttachIpActions: ScreenActionsSelector<ProjectParams<'instance'>> = (
  state,
  params,
) => selectExternalIpTable(state, params)?.attaching

/** The actions on each external IP of the instance. */
export const selectExternalIpActions = rowActions(
  ({ name, ip }: ExternalIpRowViewModel) => `External IP ${name ?? ip}`,
  (state, params: ProjectParams<'instance'>) => selectExternalIpTable(state, params)?.rows,
)
