import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { selectForm } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { groupKindOf, type GroupKind } from '../affinity-kinds'
import { groupListQuery } from '../affinity/queries'
import { instanceGroupsQuery } from './queries'
import { groupsWithout } from './rules'

/** The kind of group that the open form is about. */
export const selectKindToJoin = (state: RootState): GroupKind =>
  groupKindOf(selectForm(state, 'instanceGroupJoin')?.context.params['kind'])

/** The groups of a kind that an instance can be added to, as choices. */
export const selectJoinableGroups = createSelector(
  [
    (state: RootState, kind: GroupKind, project: string) =>
      selectData(state, groupListQuery({ kind, project }))?.items,
    (state: RootState, kind: GroupKind, project: string, instance: string) =>
      selectData(state, instanceGroupsQuery({ kind, project, instance }))?.items,
  ],
  (all = [], joined = []) =>
    groupsWithout(all, joined).map(({ name, policy }) => ({
      value: name,
      label: name,
      detail: `Policy: ${policy}`,
    })),
)
