import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { RootState } from '@/store/setup/state'
import { rackListQuery } from './queries'

/** The racks to choose from. */
export const selectRackChoices = createSelector(
  [(state: RootState) => selectData(state, rackListQuery)?.items],
  (racks = []) => racks.map(({ id }) => ({ value: id, label: id })),
)
