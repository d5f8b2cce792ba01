import type { AffinityGroup, AffinityPolicy } from '@/api/schema/affinity'
import { emphasis } from '@/lib/rich-text'
import { capitalize } from '@/lib/text'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import {
  groupAddress,
  groupCommands,
  groupKindWords,
  groupPath,
  type GroupKind,
} from '../affinity-kinds'
import { projectPaths, type ProjectParams } from '../paths'
import { groupViewQuery } from './queries'
import { checkGroup, type GroupValues } from './rules'

export interface GroupCreateValues extends GroupValues {
  policy: AffinityPolicy
}

/** A new group of that kind; it opens at its page. */
const groupCreateForm = (kind: GroupKind) =>
  defineForm<GroupCreateValues, AffinityGroup, ProjectParams<'project'>>({
    name: `${kind}GroupCreate`,
    initial: () => ({ name: '', description: '', policy: 'allow' }),
    check: checkGroup,
    toCommand: (values, { params: { project } }) =>
      groupCommands[kind].create(project, { ...values, failureDomain: 'sled' }),
    succeeded: (group, _values, { params: { project } }) => ({
      toast: {
        content: [`${capitalize(groupKindWords[kind].noun)} `, emphasis(group.name), ' created'],
      },
      to: groupPath(groupAddress(kind, project, group)),
      primeCache: { query: groupViewQuery({ kind, project, group: group.name }), data: group },
    }),
    leaveTo: projectPaths.affinity,
  })

export const affinityGroupCreateForm = groupCreateForm('affinity')
export const useAffinityGroupCreateField = fieldHook(affinityGroupCreateForm)

export const antiAffinityGroupCreateForm = groupCreateForm('antiAffinity')
export const useAntiAffinityGroupCreateField = fieldHook(antiAffinityGroupCreateForm)
