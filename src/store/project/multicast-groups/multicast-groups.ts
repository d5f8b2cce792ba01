import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { MulticastGroupMember } from '@/api/generated/types'
import { MAX_MULTICAST_GROUPS_PER_INSTANCE } from '@/lib/limits'
import { emphasis, rich } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { rowActions } from '@/store/palette/object-actions'
import { selectFailure } from '@/store/queries/failure'
import type { ScreenActionsSelector } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'
import {
  allMulticastGroupsQuery,
  instanceMulticastGroupsQuery,
} from '@/store/silo/multicast-groups/queries'
import { siloPaths } from '@/store/silo/paths'
import { requestForm } from '../forms'
import { instanceHeading } from '../instances/rules'
import type { ProjectParams } from '../paths'

type OfInstance = ProjectParams<'instance'>

const leaveAction = (
  { id, multicastGroupId }: MulticastGroupMember,
  group: string,
  { project, instance }: OfInstance,
): ActionViewModel => ({
  id: 'leave',
  label: 'Leave',
  isDanger: true,
  event: confirmed(
    {
      verb: 'Leave',
      kind: 'multicast group',
      name: group,
      tone: 'danger',
      text: rich`Are you sure you want the instance ${emphasis(instance)} to leave the multicast group ${emphasis(group)}?`,
      consequences: rich`A group without members is deleted.`,
    },
    {
      source: `instanceMulticastGroupLeave/${id}`,
      command: {
        endpoint: 'instanceMulticastGroupLeave',
        args: { path: { instance, multicastGroup: multicastGroupId }, query: { project } },
      },
      success: { content: [emphasis(instance), ' left ', emphasis(group)] },
      errorTitle: 'Could not leave multicast group',
    },
  ),
})

/** A membership of an instance, with the name of its group if that is known. */
const toRow = weakMapMemoize(
  (member: MulticastGroupMember, group: string, project: string, instance: string) => ({
    ...member,
    name: group,
    href: siloPaths.multicastGroup({ multicastGroup: group }),
    actions: [leaveAction(member, group, { project, instance })],
  }),
)

export type JoinedMulticastViewModel = ReturnType<typeof toRow>

/** The multicast groups of an instance; undefined while loading. */
export const selectJoinedMulticast = createSelector(
  [
    (state: RootState, params: OfInstance) =>
      selectData(state, instanceMulticastGroupsQuery(params))?.items,
    (state: RootState) => selectData(state, allMulticastGroupsQuery)?.items,
    (_state: RootState, { project }: OfInstance) => project,
    (_state: RootState, { instance }: OfInstance) => instance,
  ],
  (members, groups = [], project, instance) => {
    if (!members) return undefined
    const names = new Map(groups.map(({ id, name }) => [id, name]))
    const joining: ActionViewModel = {
      id: 'joinMulticastGroup',
      label: 'Join group',
      event: requestForm('multicastGroupJoin', { project, instance }),
      reason:
        members.length >= MAX_MULTICAST_GROUPS_PER_INSTANCE
          ? rich`An instance can be in at most ${`${MAX_MULTICAST_GROUPS_PER_INSTANCE}`} multicast groups`
          : undefined,
    }
    return {
      rows: members.map(member =>
        toRow(member, names.get(member.multicastGroupId) ?? member.multicastIp, project, instance),
      ),
      joining,
      palette: {
        group: instanceHeading(instance),
        actions: [{ ...joining, label: 'Join multicast group' }],
      },
    }
  },
)

/** Why the groups of an instance cannot be shown; undefined if they can. */
export const selectJoinedMulticastProblem = (state: RootState, params: OfInstance) =>
  selectFailure(state, instanceMulticastGroupsQuery(params))

const joiningActions: ScreenActionsSelector<OfInstance> = (state, params) =>
  selectJoinedMulticast(state, params)?.palette

/** The actions that make the instance on the screen join groups, or leave them. */
export const multicastActions = [
  joiningActions,
  rowActions(
    ({ name }: JoinedMulticastViewModel) => `Multicast group ${name}`,
    (state, params: OfInstance) => selectJoinedMulticast(state, params)?.rows,
  ),
]
