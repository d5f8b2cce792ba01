import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { emphasis } from '@/lib/rich-text'
import { capitalize } from '@/lib/text'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { selectForm } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { groupCommands, groupKindOf, groupKindWords, type GroupKind } from '../affinity-kinds'
import { groupListQuery } from '../affinity/queries'
import type { ProjectForms } from '../forms'
import { instanceGroupsQuery } from './queries'
import { groupsWithout } from './rules'

export interface GroupJoinValues {
  /** Name of a group of the project; empty if none is chosen. */
  group: string
}

type GroupJoinParams = ProjectForms['instanceGroupJoin']

const nounOf = ({ kind }: GroupJoinParams) => groupKindWords[groupKindOf(kind)].noun

/** Adds the instance of `params.instance` to one of the project's groups of `params.kind`. */
export const groupJoinForm = defineForm<GroupJoinValues, unknown, GroupJoinParams>({
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
        emphasis(params.instance),
        ` added to ${nounOf(params)} `,
        emphasis(group),
      ],
    },
  }),
  failureTitle: 'Could not add instance to group',
})

/** The group kind of the open form. */
export const selectKindToJoin = (state: RootState): GroupKind =>
  groupKindOf(selectForm(state, 'instanceGroupJoin')?.context.params['kind'])

/** The groups of a kind that an instance can be added to, as choices. */
export const selectJoinableGroups = createSelector(
  [
    (state: RootState, params: GroupJoinParams) => selectData(state, groupListQuery(params))?.items,
    (state: RootState, params: GroupJoinParams) =>
      selectData(state, instanceGroupsQuery(params))?.items,
  ],
  (all = [], joined = []) =>
    groupsWithout(all, joined).map(({ name, policy }) => ({
      value: name,
      label: name,
      detail: `Policy: ${policy}`,
    })),
)
