import type { AffinityGroup, Instance } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { groupCommands, groupKindWords, type GroupKind } from '../affinity-kinds'
import { removalQuestion } from '../affinity-group/rules'
import { requestForm } from '../forms'
import { reasonCannotJoinAny } from './rules'

/** The actions on a group in the settings of one of its instances. */
export const joinedGroupActions = (
  { id, name: group }: AffinityGroup,
  kind: GroupKind,
  project: string,
  instance: string,
): ActionViewModel[] => {
  const { noun } = groupKindWords[kind]
  return [
    {
      id: 'leave',
      label: 'Remove instance from group',
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
          source: `instanceGroupLeave/${kind}/${id}`,
          command: groupCommands[kind].removeMember({ kind, project, group, instance }),
          success: {
            content: ['Instance ', emphasis(instance), ` removed from ${noun} `, emphasis(group)],
          },
          errorTitle: 'Could not remove instance from group',
        },
      ),
    },
  ]
}

interface Joining {
  instance: Instance
  project: string
  kind: GroupKind
  /** The project's groups of the kind. */
  all: readonly AffinityGroup[]
  joined: readonly AffinityGroup[]
}

/** The action that adds an instance to another group of a kind. */
export const joinGroupAction = ({
  instance,
  project,
  kind,
  all,
  joined,
}: Joining): ActionViewModel => {
  const { noun } = groupKindWords[kind]
  return {
    id: `join/${kind}`,
    label: `Add to ${noun}`,
    reason: reasonCannotJoinAny(instance, all, joined, noun),
    event: requestForm('instanceGroupJoin', { kind, project, instance: instance.name }),
  }
}
