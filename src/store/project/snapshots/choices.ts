import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { can } from '@/machines/disk/disk.rules'
import type { RootState } from '@/store/setup/reducer'
import { allDisksQuery } from '../disks/queries'

/** The disks of the project that a snapshot can be taken of now. */
export const selectSnapshottableDisks = createSelector(
  [(state: RootState, project: string) => selectData(state, allDisksQuery(project))?.items],
  disks =>
    (disks ?? [])
      .filter(({ state }) => can(state.state, 'snapshot'))
      .map(({ name }) => ({ value: name, label: name })),
)
