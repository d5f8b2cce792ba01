import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { AffinityGroup, AffinityPolicy } from '@/api/schema/affinity'
import type { ActionViewModel } from '@/store/commands/action'
import type { RootState } from '@/store/setup/reducer'
import { groupKindWords, groupPath, type GroupKind } from '../affinity-kinds'
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
}

const toGroup = weakMapMemoize(
  (group: AffinityGroup, kind: GroupKind, project: string, screen: string): GroupViewModel => ({
    id: group.id,
    name: group.name,
    noun: groupKindWords[kind].noun,
    type: groupKindWords[kind].type,
    description: group.description,
    policy: group.policy,
    created: group.timeCreated,
    actions: groupActions(group, { kind, project, screen }),
  }),
)

/** The group whose page is shown. */
export const selectGroup = (
  state: RootState,
  kind: GroupKind,
  project: string,
  name: string,
): GroupViewModel | undefined => {
  const group = selectData(state, groupViewQuery(kind, project, name))
  return group && toGroup(group, kind, project, groupPath({ kind, project, group: name }))
}
