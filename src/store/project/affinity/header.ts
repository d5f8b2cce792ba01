import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { AffinityGroup, AffinityPolicy } from '@/api/schema/affinity'
import type { ActionViewModel } from '@/store/commands/action'
import type { ScreenActions, ScreenActionsSelector } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'
import {
  groupHeading,
  groupKindWords,
  groupOfParams,
  type GroupParams,
  groupPath,
  type GroupKind,
} from '../affinity-kinds'
import { groupActions } from './actions'
import { groupViewQuery } from './queries'

export interface GroupViewModel {
  id: string
  name: string
  /** `affinity group` or `anti-affinity group`. */
  noun: string
  /** `affinity` or `anti-affinity`. */
  type: string
  description: string
  policy: AffinityPolicy
  /** ISO 8601. */
  created: string
  actions: readonly ActionViewModel[]
  /** The same, as the palette has them. */
  palette: ScreenActions
}

const toGroup = weakMapMemoize(
  (group: AffinityGroup, kind: GroupKind, project: string, screen: string): GroupViewModel => {
    const { id, name, description, policy, timeCreated } = group
    const { noun, type } = groupKindWords[kind]
    const actions = groupActions(group, { kind, project, screen })
    return {
      id,
      name,
      noun,
      type,
      description,
      policy,
      created: timeCreated,
      actions,
      palette: { group: groupHeading(kind, name), actions },
    }
  },
)

/** The group whose page is shown. */
export const selectGroup = (
  state: RootState,
  kind: GroupKind,
  project: string,
  name: string,
): GroupViewModel | undefined => {
  const group = selectData(state, groupViewQuery({ kind, project, group: name }))
  return group && toGroup(group, kind, project, groupPath({ kind, project, group: name }))
}

/** What can be done to that group. */
export const selectGroupActions: ScreenActionsSelector<GroupParams> = (state, params) => {
  const { kind, project, group } = groupOfParams(params)
  return selectGroup(state, kind, project, group)?.palette
}
