import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { AffinityGroupMember, Instance } from '@/api/generated/types'
import { isTransitioning } from '@/machines/instance/instance.machine'
import { type ActionViewModel, confirmed } from '@/store/commands/action'
import { rowActions } from '@/store/palette/object-actions'
import { pollObject } from '@/store/polling/poll'
import type { ScreenActions, ScreenActionsSelector } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'
import { emphasis } from '@/lib/rich-text'
import {
  groupHeading,
  groupOfParams,
  type GroupAddress,
  type GroupKind,
  type GroupParams,
  groupCommands,
  groupKindWords,
} from '../affinity-kinds'
import { groupMembersQuery, groupViewQuery } from '../affinity/queries'
import { allInstancesQuery } from '../queries'
import { instanceHeading } from '../instances/rules'
import { projectPaths } from '../paths'
import { instanceMembers, reasonNoneCanJoin, removalQuestion } from './rules'
import { requestForm } from '../forms'

/** The actions on a member of a group, which is given by name. */
const memberActions = (
  { value: { id, name: instance } }: AffinityGroupMember,
  address: GroupAddress,
): ActionViewModel[] => {
  const { kind, group } = address
  const { noun } = groupKindWords[kind]
  return [
    {
      id: 'remove',
      label: 'Remove from group',
      isDanger: true,
      event: confirmed(
        {
          verb: 'Remove',
          kind: `instance from ${noun}`,
          name: instance,
          tone: 'danger',
          ...removalQuestion({ instance, noun, group }),
        },
        {
          source: `groupMemberRemove/${kind}/${group}/${id}`,
          command: groupCommands[kind].removeMember({ ...address, instance }),
          success: {
            content: ['Member ', emphasis(instance), ` removed from ${noun} `, emphasis(group)],
          },
          errorTitle: `Could not remove ${instance}`,
        },
      ),
    },
  ]
}

/** The action that adds an instance to the group. */
const addMemberAction = (
  { kind, project, group }: GroupAddress,
  instances: readonly Instance[],
  members: readonly AffinityGroupMember[],
): ActionViewModel => ({
  id: 'addInstance',
  label: 'Add instance',
  reason: reasonNoneCanJoin(instances, members, groupKindWords[kind].noun),
  event: requestForm('groupMemberAdd', { kind, project, group }),
})

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
