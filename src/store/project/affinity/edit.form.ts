import type { AffinityGroup } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { capitalize } from '@/lib/text'
import { defineForm } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import {
  groupAddress,
  groupCommands,
  groupKindWords,
  groupOfParams,
  groupPath,
} from '../affinity-kinds'
import { groupViewQuery } from './queries'
import { checkGroup, type GroupValues } from './rules'

/** Renames or redescribes a group of either kind. Its policy is what it was made with. */
export const groupEditForm = defineForm<GroupValues, AffinityGroup>({
  name: 'groupEdit',
  isEdit: true,
  initial({ params, read }) {
    const { kind, project, group } = groupOfParams(params)
    const found = read(groupViewQuery(kind, project, group))
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
      seed: { query: groupViewQuery(kind, project, group.name), data: group },
    }
  },
  leaveTo: params => groupPath(groupOfParams(params)),
})

export const useGroupEditField = fieldHook(groupEditForm)
