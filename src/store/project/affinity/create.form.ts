import type { AffinityGroup, AffinityPolicy } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { capitalize } from '@/lib/text'
import { defineForm } from '@/store/forms/define-form'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf } from '@/store/forms/rules'
import {
  groupAddress,
  groupCommands,
  groupKindWords,
  groupPath,
  type GroupKind,
} from '../affinity-kinds'
import { projectPaths, type ProjectParams } from '../paths'
import { groupViewQuery } from './queries'

export interface GroupCreateValues extends Identity {
  policy: AffinityPolicy
}

/** Creates a group of that kind and opens its page. */
const groupCreateForm = (kind: GroupKind) =>
  defineForm<GroupCreateValues, AffinityGroup, ProjectParams<'project'>>({
    name: `${kind}GroupCreate`,
    initial: () => ({ ...identityForm.initial(), policy: 'allow' }),
    check: values => errorsOf(identityForm.check(values)),
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
export const antiAffinityGroupCreateForm = groupCreateForm('antiAffinity')
