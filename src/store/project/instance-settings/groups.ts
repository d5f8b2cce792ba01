import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { AffinityGroup, AffinityPolicy } from '@/api/schema/affinity'
import type { ActionViewModel } from '@/store/commands/action'
import { rowActions } from '@/store/palette/row-actions'
import type { ScreenActions, ScreenActionsSelector } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'
import { groupAddress, groupHeading, groupPath, type GroupKind } from '../affinity-kinds'
import { groupListQuery } from '../affinity/queries'
import { instanceViewQuery } from '../instance/queries'
import { instanceHeading } from '../instances/rules'
import { joinedGroupActions, joinGroupAction } from './actions'
import { instanceGroupsQuery } from './queries'

export interface JoinedGroupViewModel {
  id: string
  name: string
  href: string
  description: string
  policy: AffinityPolicy
  actions: readonly ActionViewModel[]
}

export interface JoinedGroupsViewModel {
  rows: readonly JoinedGroupViewModel[]
  joining: ActionViewModel
  /** The same, as the palette has it. */
  palette: ScreenActions
}

const toRow = weakMapMemoize(
  (
    group: AffinityGroup,
    kind: GroupKind,
    project: string,
    instance: string,
  ): JoinedGroupViewModel => ({
    id: group.id,
    name: group.name,
    href: groupPath(groupAddress(kind, project, group)),
    description: group.description,
    policy: group.policy,
    actions: joinedGroupActions(group, kind, project, instance),
  }),
)

/** The groups of a kind that an instance is in, and the way into another; undefined while read. */
export const selectJoinedGroups = createSelector(
  [
    (state: RootState, _kind: GroupKind, project: string, name: string) =>
      selectData(state, instanceViewQuery({ project, instance: name })),
    (state: RootState, kind: GroupKind, project: string, name: string) =>
      selectData(state, instanceGroupsQuery({ kind, project, instance: name }))?.items,
    (state: RootState, kind: GroupKind, project: string) =>
      selectData(state, groupListQuery({ kind, project }))?.items,
    (_state: RootState, kind: GroupKind) => kind,
    (_state: RootState, _kind: GroupKind, project: string) => project,
  ],
  (instance, joined, all, kind, project): JoinedGroupsViewModel | undefined => {
    if (!instance || !joined || !all) return undefined
    const joining = joinGroupAction({ instance, project, kind, all, joined })
    return {
      rows: joined.map(group => toRow(group, kind, project, instance.name)),
      joining,
      palette: { group: instanceHeading(instance.name), actions: [joining] },
    }
  },
)

/** Why the groups of a kind cannot be shown; undefined where they can. */
export const selectGroupsProblem = (
  state: RootState,
  kind: GroupKind,
  project: string,
  name: string,
): string | undefined => {
  const error = [
    instanceGroupsQuery({ kind, project, instance: name }),
    groupListQuery({ kind, project }),
  ]
    .map(query => selectEntry(state, query))
    .find(entry => entry?.error && entry.data === undefined)?.error
  return error?.cause ?? error?.message
}

const joiningOf =
  (kind: GroupKind): ScreenActionsSelector =>
  (state, { project = '', instance = '' }) =>
    selectJoinedGroups(state, kind, project, instance)?.palette

const joinedOf = (kind: GroupKind) =>
  rowActions(
    ({ name }: JoinedGroupViewModel) => groupHeading(kind, name),
    (state, { project = '', instance = '' }) =>
      selectJoinedGroups(state, kind, project, instance)?.rows,
  )

/** The ways into another group of each kind and out of each group, for the instance that is shown. */
export const groupActions = [
  joiningOf('antiAffinity'),
  joiningOf('affinity'),
  joinedOf('antiAffinity'),
  joinedOf('affinity'),
]
