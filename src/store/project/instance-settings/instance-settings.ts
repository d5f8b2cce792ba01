import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { AffinityGroup } from '@/api/generated/types'
import type { ActionViewModel } from '@/store/commands/action'
import { rowActions } from '@/store/palette/object-actions'
import type { ScreenActions, ScreenActionsSelector } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'
import { groupAddress, groupHeading, groupPath, type GroupKind } from '../affinity-kinds'
import { groupListQuery } from '../affinity/queries'
import { instanceViewQuery } from '../queries'
import { instanceHeading } from '../instances/rules'
import type { ProjectParams } from '../paths'
import { joinedGroupActions, joinGroupAction } from './actions'
import { instanceGroupsQuery } from './queries'

/** An instance, and a kind of groups. */
export interface GroupsParams {
  kind: GroupKind
  project: string
  instance: string
}

export interface JoinedGroupViewModel extends AffinityGroup {
  href: string
  actions: readonly ActionViewModel[]
}

export interface JoinedGroupsViewModel {
  rows: readonly JoinedGroupViewModel[]
  joining: ActionViewModel
  /** The same actions for the palette. */
  palette: ScreenActions
}

const toRow = weakMapMemoize(
  (
    group: AffinityGroup,
    kind: GroupKind,
    project: string,
    instance: string,
  ): JoinedGroupViewModel => ({
    ...group,
    href: groupPath(groupAddress(kind, project, group)),
    actions: joinedGroupActions(group, kind, project, instance),
  }),
)

/**
 * The groups of a kind that an instance is in, and the action that adds it to another; undefined
 * while loading.
 */
export const selectJoinedGroups = createSelector(
  [
    (state: RootState, params: GroupsParams) => selectData(state, instanceViewQuery(params)),
    (state: RootState, params: GroupsParams) =>
      selectData(state, instanceGroupsQuery(params))?.items,
    (state: RootState, params: GroupsParams) => selectData(state, groupListQuery(params))?.items,
    (_state: RootState, { kind }: GroupsParams) => kind,
    (_state: RootState, { project }: GroupsParams) => project,
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

/** Why the groups of a kind cannot be shown; undefined if they can. */
export const selectGroupsProblem = (state: RootState, params: GroupsParams): string | undefined => {
  const error = [instanceGroupsQuery(params), groupListQuery(params)]
    .map(query => selectEntry(state, query))
    .find(entry => entry?.error && entry.data === undefined)?.error
  return error?.cause ?? error?.message
}

const joiningOf =
  (kind: GroupKind): ScreenActionsSelector<ProjectParams<'instance'>> =>
  (state, params) =>
    selectJoinedGroups(state, { ...params, kind })?.palette

const joinedOf = (kind: GroupKind) =>
  rowActions(
    ({ name }: JoinedGroupViewModel) => groupHeading(kind, name),
    (state, params: ProjectParams<'instance'>) =>
      selectJoinedGroups(state, { ...params, kind })?.rows,
  )

/** The actions that add the instance on the screen to groups of each kind, or remove it. */
export const groupActions = [
  joiningOf('antiAffinity'),
  joiningOf('affinity'),
  joinedOf('antiAffinity'),
  joinedOf('affinity'),
]
