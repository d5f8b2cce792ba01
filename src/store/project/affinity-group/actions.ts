import type { AffinityGroupMember, Instance } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { groupCommands, groupKindWords, type GroupAddress } from '../affinity-kinds'
import { requestForm } from '../forms'
import { reasonNoneCanJoin, removalQuestion } from './rules'

/** The actions on a member of a group, which is given by name. */
export const memberActions = (
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
export const addMemberAction = (
  { kind, project, group }: GroupAddress,
  instances: readonly Instance[],
  members: readonly AffinityGroupMember[],
): ActionViewModel => ({
  id: 'addInstance',
  label: 'Add instance',
  reason: reasonNoneCanJoin(instances, members, groupKindWords[kind].noun),
  event: requestForm('groupMemberAdd', { kind, project, group }),
})
