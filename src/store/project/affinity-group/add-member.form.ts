import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Instance } from '@/api/generated/types'
import { emphasis, type RichText } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import type { FormContext } from '@/store/forms/definition'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { selectForm } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { groupCommands, groupKindOf, groupKindWords, type GroupAddress } from '../affinity-kinds'
import { groupViewQuery, groupMembersQuery } from '../affinity/queries'
import type { ProjectForms } from '../forms'
import { allInstancesQuery } from '../queries'
import { notInGroup, reasonCannotJoin } from './rules'

export interface MemberAddValues {
  /** Name of an instance of the project; empty if none is chosen. */
  instance: string
}

type MemberAddParams = ProjectForms['groupMemberAdd']

/** The group in the form's `params`. */
const groupOfForm = ({
  kind,
  project = '',
  group = '',
}: Partial<Record<keyof MemberAddParams, string>>): GroupAddress => ({
  kind: groupKindOf(kind),
  project,
  group,
})

/**
 * Addresses the group by name, even if the page uses its id: the instance is given by name as well.
 */
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
  failureTitle: 'Could not add instance to group',
})

export interface JoinableInstancesViewModel {
  items: readonly { value: string; label: string; detail: string }[]
  /** Why the chosen instance cannot be added now. */
  blocked: RichText | undefined
  canSubmit: boolean
}

const selectAddForm = (state: RootState) => selectForm(state, 'groupMemberAdd')?.context

/** The name of the open form's group. */
export const selectGroupToJoin = (state: RootState): string => {
  const { kind, project, group } = groupOfForm(selectAddForm(state)?.params ?? {})
  return selectData(state, groupViewQuery({ kind, project, group }))?.name ?? group
}

const selectCandidates = createSelector(
  [
    (state: RootState) => {
      const { project } = groupOfForm(selectAddForm(state)?.params ?? {})
      return selectData(state, allInstancesQuery({ project }))?.items
    },
    (state: RootState) => {
      const { kind, project, group } = groupOfForm(selectAddForm(state)?.params ?? {})
      return selectData(state, groupMembersQuery({ kind, project, group }))?.items
    },
  ],
  (instances = [], members = []): readonly Instance[] => notInGroup(instances, members),
)

/** The instances to choose from in the open form, and whether the chosen one can be added. */
export const selectJoinableInstances = createSelector(
  [selectCandidates, (state: RootState) => selectAddForm(state)?.values['instance']],
  (candidates, chosen): JoinableInstancesViewModel => {
    const instance = candidates.find(({ name }) => name === chosen)
    const blocked = instance && reasonCannotJoin(instance)
    return {
      items: candidates.map(({ name, runState }) => ({
        value: name,
        label: name,
        detail: runState,
      })),
      blocked,
      canSubmit: instance !== undefined && !blocked,
    }
  },
)
