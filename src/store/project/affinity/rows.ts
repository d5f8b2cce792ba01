import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { AffinityGroup, AffinityPolicy } from '@/api/schema/affinity'
import type { ActionViewModel } from '@/store/commands/action'
import type { RootState } from '@/store/setup/state'
import {
  groupAddress,
  groupKindWords,
  groupPath,
  type GroupAddress,
  type GroupKind,
} from '../affinity-kinds'
import { groupActions } from './actions'
import { groupListQuery, groupMembersQuery } from './queries'

export interface GroupRowViewModel {
  id: string
  name: string
  href: string
  kind: GroupKind
  /** `affinity` or `anti-affinity`. */
  type: string
  policy: AffinityPolicy
  /** ISO 8601. */
  created: string
  actions: readonly ActionViewModel[]
}

/** One row per group as it was read. */
const toRow = weakMapMemoize(
  (group: AffinityGroup, kind: GroupKind, project: string): GroupRowViewModel => ({
    id: group.id,
    name: group.name,
    href: groupPath(groupAddress(kind, project, group)),
    kind,
    type: groupKindWords[kind].type,
    policy: group.policy,
    created: group.timeCreated,
    actions: groupActions(group, { kind, project }),
  }),
)

const byNameAndType = (a: GroupRowViewModel, b: GroupRowViewModel) =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : a.type < b.type ? -1 : 1

const selectGroups = (state: RootState, kind: GroupKind, project: string) =>
  selectData(state, groupListQuery({ kind, project }))?.items

/** The groups of both kinds. A name can be that of one of each. */
export const selectGroupRows = createSelector(
  [
    (state: RootState, project: string) => selectGroups(state, 'affinity', project),
    (state: RootState, project: string) => selectGroups(state, 'antiAffinity', project),
    (_state: RootState, project: string) => project,
  ],
  (affinity = [], antiAffinity = [], project) =>
    [
      ...affinity.map(group => toRow(group, 'affinity', project)),
      ...antiAffinity.map(group => toRow(group, 'antiAffinity', project)),
    ].toSorted(byNameAndType),
)

/** How many instances are in a group: undefined while it is being read, null when it cannot be. */
export const selectMemberCount = (
  state: RootState,
  { kind, project, group }: GroupAddress,
): number | null | undefined => {
  const entry = selectEntry(state, groupMembersQuery({ kind, project, group }))
  return entry?.data?.items.length ?? (entry?.status === 'rejected' ? null : undefined)
}
