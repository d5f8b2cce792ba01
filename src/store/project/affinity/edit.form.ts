import type { AffinityGroup } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { capitalize } from '@/lib/text'
import { defineEditForm } from '@/store/forms/edits'
import { IDENTITY_LABELS, identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf } from '@/store/forms/rules'
import {
  groupAddress,
  groupCommands,
  groupKindWords,
  groupOfParams,
  groupPath,
  type GroupParams,
} from '../affinity-kinds'
import { groupViewQuery } from './queries'

/** Changes the name or description of a group of either kind. Its policy cannot be changed. */
export const groupEditForm = defineEditForm<Identity, AffinityGroup, GroupParams>({
  name: 'groupEdit',
  edits: {
    queries: ({ params }) => [groupViewQuery(groupOfParams(params))],
    param: ['affinityGroup', 'antiAffinityGroup'],
    labels: IDENTITY_LABELS,
  },
  initial({ params, read }) {
    const address = groupOfParams(params)
    return identityForm.initial(read(groupViewQuery(address)) ?? { name: address.group })
  },
  check: values => errorsOf(identityForm.check(values)),
  toCommand(values, { params, initial }) {
    const address = groupOfParams(params)
    return groupCommands[address.kind].update(address, identityForm.changes(values, initial))
  },
  succeeded(group, _values, { params }) {
    const { kind, project } = groupOfParams(params)
    return {
      toast: {
        content: [`${capitalize(groupKindWords[kind].noun)} `, emphasis(group.name), ' updated'],
      },
      to: groupPath(groupAddress(kind, project, group)),
      primeCache: { query: groupViewQuery({ kind, project, group: group.name }), data: group },
    }
  },
  leaveTo: params => groupPath(groupOfParams(params)),
})
