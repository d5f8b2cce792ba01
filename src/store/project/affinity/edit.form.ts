import type { AffinityGroup } from '@/api/schema/affinity'
import { emphasis } from '@/lib/rich-text'
import { capitalize } from '@/lib/text'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import {
  groupAddress,
  groupCommands,
  groupKindWords,
  groupOfParams,
  groupPath,
  type GroupParams,
} from '../affinity-kinds'
import { groupViewQuery } from './queries'
import { checkGroup, type GroupValues } from './rules'

/** Renames or redescribes a group of either kind. Its policy is what it was made with. */
export const groupEditForm = defineForm<GroupValues, AffinityGroup, GroupParams>({
  name: 'groupEdit',
  isEdit: true,
  initial({ params, read }) {
    const { kind, project, group } = groupOfParams(params)
    const found = read(groupViewQuery({ kind, project, group }))
    return { name: found?.name ?? group, description: found?.description ?? '' }
  },
  check: checkGroup,
  toCommand(values, { params }) {
    const address = groupOfParams(params)
    return groupCommands[address.kind].update(address, values)
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

export const useGroupEditField = fieldHook(groupEditForm)
