import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { ExternalSubnet } from '@/api/generated/types'
import type { ActionViewModel } from '@/store/commands/action'
import { rowActions } from '@/store/palette/object-actions'
import { selectFailure } from '@/store/queries/failure'
import type { ScreenActions, ScreenActionsSelector } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'
import { INTERFACES_UNKNOWN, primaryVersions } from '../external-ips/rules'
import { instanceViewQuery, networkInterfacesQuery } from '../queries'
import { instanceHeading } from '../instances/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { attachAction, detachAction } from './actions'
import { allExternalSubnetsQuery, instanceExternalSubnetsQuery } from './queries'
import { reasonCannotAttach } from './rules'

type InstanceParams = ProjectParams<'instance'>

export interface AttachedSubnetViewModel extends ExternalSubnet {
  href: string
  actions: readonly ActionViewModel[]
}

export interface InstanceSubnetsViewModel {
  rows: readonly AttachedSubnetViewModel[]
  /** The action that attaches another one. */
  attaching: ScreenActions
}

const toRow = weakMapMemoize(
  (subnet: ExternalSubnet, project: string, instance: string): AttachedSubnetViewModel => ({
    ...subnet,
    href: projectPaths.externalSubnet({ project, externalSubnet: subnet.name }),
    actions: [detachAction(subnet, { project }, instance)],
  }),
)

/** The external subnets of an instance; undefined while loading. */
export const selectInstanceSubnets = createSelector(
  [
    (state: RootState, params: InstanceParams) =>
      selectData(state, instanceViewQuery(params))?.name,
    (state: RootState, params: InstanceParams) =>
      selectData(state, instanceExternalSubnetsQuery(params))?.items,
    (state: RootState, { project }: InstanceParams) =>
      selectData(state, allExternalSubnetsQuery({ project }))?.items,
    (state: RootState, params: InstanceParams) =>
      selectData(state, networkInterfacesQuery(params))?.items,
    (_state: RootState, { project }: InstanceParams) => project,
  ],
  (instance, attached, all, interfaces, project): InstanceSubnetsViewModel | undefined => {
    if (!instance || !attached || !all) return undefined
    const versions = primaryVersions(interfaces ?? [])
    const reason = interfaces
      ? reasonCannotAttach({ all, attached, interfaces, versions })
      : INTERFACES_UNKNOWN
    return {
      rows: attached.map(each => toRow(each, project, instance)),
      attaching: {
        group: instanceHeading(instance),
        actions: [attachAction({ project, instance }, reason)],
      },
    }
  },
)

/** Why the external subnets of an instance cannot be shown; undefined if they can. */
export const selectInstanceSubnetsProblem = (
  state: RootState,
  params: InstanceParams,
): string | undefined =>
  selectFailure(state, instanceExternalSubnetsQuery(params)) ??
  selectFailure(state, allExternalSubnetsQuery(params))

/** The action that attaches an external subnet to the instance. */
export const selectAttachSubnetActions: ScreenActionsSelector<InstanceParams> = (state, params) =>
  selectInstanceSubnets(state, params)?.attaching

/** The actions on each external subnet of the instance. */
export const selectAttachedSubnetActions = rowActions(
  ({ name }: AttachedSubnetViewModel) => `External subnet ${name}`,
  (state, params: InstanceParams) => selectInstanceSubnets(state, params)?.rows,
)
