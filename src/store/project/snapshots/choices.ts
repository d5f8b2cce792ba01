import { createSelector } from '@reduxjs/toolkit'
import { can } from '@/machines/disk/disk.rules'
import { selectAllDisks } from '../disks/choices'

/** The disks of the project that a snapshot can be taken of now. */
export const selectSnapshottableDisks = createSelector([selectAllDisks], disks =>
  disks
    .filter(({ state }) => can(state.state, 'snapshot'))
    .map(({ name }) => ({ value: name, label: name })),
)
