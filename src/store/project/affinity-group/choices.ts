import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Instance } from '@/api/schema/instances'
import type { RichText } from '@/lib/rich-text'
import { selectForm } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { groupMembersQuery, groupViewQuery } from '../affinity/queries'
import { allInstancesQuery } from '../instances/queries'
import { groupOfForm } from './add-member.form'
import { notInGroup, reasonCannotJoin } from './rules'

export interface JoinableInstancesViewModel {
  items: readonly { value: string; label: string; detail: string }[]
  /** Why the chosen instance cannot join now. */
  blocked: RichText | undefined
  canSubmit: boolean
}

const selectAddForm = (state: RootState) => selectForm(state, 'groupMemberAdd')?.context

/** What the group is called that the open form is about. */
export const selectGroupToJoin = (state: RootState): string => {
  const { kind, project, group } = groupOfForm(selectAddForm(state)?.params ?? {})
  return selectData(state, groupViewQuery({ kind, project, group }))?.name ?? group
}

const selectCandidates = createSelector(
  [
    (state: RootState) => {
      const { project } = groupOfForm(selectAddForm(state)?.params ?? {})
      return selectData(state, allInstancesQuery({ project }))?.items
    },
    (state: RootState) => {
      const { kind, project, group } = groupOfForm(selectAddForm(state)?.params ?? {})
      return selectData(state, groupMembersQuery({ kind, project, group }))?.items
    },
  ],
  (instances = [], members = []): readonly Instance[] => notInGroup(instances, members),
)

/** What there is to choose from in the open form, and what is to be said of the choice. */
export const selectJoinableInstances = createSelector(
  [selectCandidates, (state: RootState) => selectAddForm(state)?.values['instance']],
  (candidates, chosen): JoinableInstancesViewModel => {
    const instance = candidates.find(({ name }) => name === chosen)
    const blocked = instance && reasonCannotJoin(instance)
    return {
      items: candidates.map(({ name, runState }) => ({
        value: name,
        label: name,
        detail: runState,
      })),
      blocked,
      canSubmit: instance !== undefined && !blocked,
    }
  },
)
