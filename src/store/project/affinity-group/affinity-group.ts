import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { AffinityGroupMember } from '@/api/generated/types'
import { isTransitioning } from '@/machines/instance/instance.rules'
import type { ActionViewModel } from '@/store/commands/action'
import { rowActions } from '@/store/palette/row-actions'
import { pollObject } from '@/store/polling/poll-while'
import type { ScreenActions, ScreenActionsSelector } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'
import {
  groupHeading,
  groupOfParams,
  type GroupAddress,
  type GroupKind,
  type GroupParams,
} from '../affinity-kinds'
import { groupMembersQuery, groupViewQuery } from '../affinity/queries'
import { allInstancesQuery } from '../instances/queries'
import { instanceHeading } from '../instances/rules'
import { projectPaths } from '../paths'
import { addMemberAction, memberActions } from './actions'
import { instanceMembers } from './rules'

/** Memoizes one row per member: if a poll changes one instance, only its row is new. */
const toRow = weakMapMemoize(
  (member: AffinityGroupMember, kind: GroupKind, project: string, group: string) => ({
    ...member.value,
    href: projectPaths.instanceSettings({ project, instance: member.value.name }),
    actions: memberActions(member, { kind, project, group }),
  }),
)

export interface MembersViewModel {
  rows: readonly ReturnType<typeof toRow>[]
  /** The number of other members, of kinds unknown to this version. */
  others: number
  adding: ActionViewModel
  /** The same actions for the palette. */
  palette: ScreenActions
}

/** The instances of a group, and the action that adds one; undefined while loading. */
export const selectMembers = createSelector(
  [
    (state: RootState, address: GroupAddress) => selectData(state, groupViewQuery(address))?.name,
    (state: RootState, address: GroupAddress) =>
      selectData(state, groupMembersQuery(address))?.items,
    (state: RootState, address: GroupAddress) =>
      selectData(state, allInstancesQuery(address))?.items,
    (_state: RootState, { kind }: GroupAddress) => kind,
    (_state: RootState, { project }: GroupAddress) => project,
    (_state: RootState, { group }: GroupAddress) => group,
  ],
  (name, members, instances, kind, project, group): MembersViewModel | undefined => {
    if (name === undefined || !members || !instances) return undefined
    const adding = addMemberAction({ kind, project, group }, instances, members)
    const known = instanceMembers(members)
    return {
      rows: known.map(member => toRow(member, kind, project, name)),
      others: members.length - known.length,
      adding,
      palette: { group: groupHeading(kind, name), actions: [adding] },
    }
  },
)

const selectAdding: ScreenActionsSelector<GroupParams> = (state, params) =>
  selectMembers(state, groupOfParams(params))?.palette

const selectMemberActions = rowActions(
  ({ name }: MembersViewModel['rows'][number]) => instanceHeading(name),
  (state, params: GroupParams) => selectMembers(state, groupOfParams(params))?.rows,
)

/** The actions of a group's page: adding a member, and those on each member. */
export const membersActions = [selectAdding, selectMemberActions]

const INTERVAL_MS = 2_000

/** Polls the members of a group while one of them is changing state. */
export const groupMembersPoll = pollObject(
  (params: GroupParams) => groupMembersQuery(groupOfParams(params)),
  ({ items }) =>
    instanceMembers(items).some(({ value }) => isTransitioning(value.runState))
      ? INTERVAL_MS
      : null,
)
