import type { ProjectParams } from '@/store/project/paths'
import { emphasis } from '@/lib/rich-text'
import { capitalize } from '@/lib/text'
import { defineForm } from '@/store/forms/define-form'
import type { FormParams } from '@/store/forms/events'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { groupCommands, groupKindOf, groupKindWords } from '../affinity-kinds'

export interface GroupJoinValues {
  /** The name of a group of the project; empty while none is chosen. */
  group: string
}

const nounOf = ({ kind }: FormParams) => groupKindWords[groupKindOf(kind)].noun

/** Adds the instance of `params.instance` to one of the project's groups of `params.kind`. */
export const groupJoinForm = defineForm<
  GroupJoinValues,
  unknown,
  ProjectParams<'instance'> & { kind?: string }
>({
  name: 'instanceGroupJoin',
  initial: () => ({ group: '' }),
  check: ({ group }, { params }) =>
    errorsOf({ group: requiredError(capitalize(nounOf(params)), group) }),
  toCommand({ group }, { params: { kind: given, project, instance } }) {
    const kind = groupKindOf(given)
    return groupCommands[kind].addMember({ kind, project, group, instance })
  },
  succeeded: (_member, { group }, { params }) => ({
    toast: {
      content: [
        'Instance ',
        emphasis(params['instance'] ?? ''),
        ` added to ${nounOf(params)} `,
        emphasis(group),
      ],
    },
  }),
  failureTitle: 'Failed to add instance to group',
})

export const useGroupJoinField = fieldHook(groupJoinForm)
