import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { AffinityGroupMember } from '@/api/schema/affinity'
import type { InstanceState } from '@/api/schema/instances'
import type { ActionViewModel } from '@/store/commands/action'
import { rowActions } from '@/store/palette/row-actions'
import type { ScreenActions, ScreenActionsSelector } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'
import { groupHeading, groupOfParams, type GroupParams, type GroupKind } from '../affinity-kinds'
import { groupMembersQuery, groupViewQuery } from '../affinity/queries'
import { allInstancesQuery } from '../instances/queries'
import { instanceHeading } from '../instances/rules'
import { projectPaths } from '../paths'
import { addMemberAction, memberActions } from './actions'
import { instanceMembers } from './rules'

export interface MemberRowViewModel {
  /** Of the instance. */
  id: string
  name: string
  href: string
  runState: InstanceState
  actions: readonly ActionViewModel[]
}

export interface MembersViewModel {
  rows: readonly MemberRowViewModel[]
  /** How many there are besides, of kinds that are not known here. */
  others: number
  adding: ActionViewModel
  /** The same, as the palette has it. */
  palette: ScreenActions
}

/** One row per member as it was read: a poll that changes one instance makes one new row. */
const toRow = weakMapMemoize(
  (
    member: AffinityGroupMember,
    kind: GroupKind,
    project: string,
    group: string,
  ): MemberRowViewModel => {
    const { id, name, runState } = member.value
    return {
      id,
      name,
      href: projectPaths.instanceSettings({ project, instance: name }),
      runState,
      actions: memberActions(member, { kind, project, group }),
    }
  },
)

/** The instances of a group, and the way to add one; undefined while they are read. */
export const selectMembers = createSelector(
  [
    (state: RootState, kind: GroupKind, project: string, group: string) =>
      selectData(state, groupViewQuery({ kind, project, group }))?.name,
    (state: RootState, kind: GroupKind, project: string, group: string) =>
      selectData(state, groupMembersQuery({ kind, project, group }))?.items,
    (state: RootState, _kind: GroupKind, project: string) =>
      selectData(state, allInstancesQuery({ project }))?.items,
    (_state: RootState, kind: GroupKind) => kind,
    (_state: RootState, _kind: GroupKind, project: string) => project,
    (_state: RootState, _kind: GroupKind, _project: string, group: string) => group,
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

const selectMembersOf = (state: RootState, params: GroupParams) => {
  const { kind, project, group } = groupOfParams(params)
  return selectMembers(state, kind, project, group)
}

const selectAdding: ScreenActionsSelector<GroupParams> = (state, params) =>
  selectMembersOf(state, params)?.palette

const selectMemberActions = rowActions(
  ({ name }: MemberRowViewModel) => instanceHeading(name),
  (state, params: GroupParams) => selectMembersOf(state, params)?.rows,
)

/** The way to add a member to the group whose page is shown, and what can be done to each of them. */
export const membersActions = [selectAdding, selectMemberActions]
