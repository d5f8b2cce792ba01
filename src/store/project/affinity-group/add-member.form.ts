import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import type { FormContext } from '@/store/forms/definition'
import type { ProjectForms } from '../forms'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { groupCommands, groupKindOf, groupKindWords, type GroupAddress } from '../affinity-kinds'
import { groupViewQuery } from '../affinity/queries'

export interface MemberAddValues {
  /** The name of an instance of the project; empty while none is chosen. */
  instance: string
}

type MemberAddParams = ProjectForms['groupMemberAdd']

/** The group that a form is about, by its `params`. */
export const groupOfForm = ({
  kind,
  project = '',
  group = '',
}: Partial<Record<keyof MemberAddParams, string>>): GroupAddress => ({
  kind: groupKindOf(kind),
  project,
  group,
})

/** By its name, though the page may be at its id: an instance is asked for by name as well. */
const namedGroup = ({ params, read }: FormContext<MemberAddParams>): GroupAddress => {
  const address = groupOfForm(params)
  const found = read(
    groupViewQuery({ kind: address.kind, project: address.project, group: address.group }),
  )
  return { ...address, group: found?.name ?? address.group }
}

/** Adds an instance of the project to the group of `params.kind` and `params.group`. */
export const memberAddForm = defineForm<MemberAddValues, unknown, MemberAddParams>({
  name: 'groupMemberAdd',
  initial: () => ({ instance: '' }),
  check: ({ instance }) => errorsOf({ instance: requiredError('Instance', instance) }),
  toCommand({ instance }, context) {
    const group = namedGroup(context)
    return groupCommands[group.kind].addMember({ ...group, instance })
  },
  succeeded(_member, { instance }, context) {
    const { kind, group } = namedGroup(context)
    return {
      toast: {
        content: [
          'Instance ',
          emphasis(instance),
          ` added to ${groupKindWords[kind].noun} `,
          emphasis(group),
        ],
      },
    }
  },
  failureTitle: 'Failed to add instance to group',
})

export const useMemberAddField = fieldHook(memberAddForm)
