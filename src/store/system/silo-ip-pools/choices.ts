import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { selectFormParams } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { allIpPoolsQuery } from '../ip-pools/queries'
import { allSiloIpPoolsQuery } from '../silos/queries'

/** The pools that the silo of the open form can still be linked to. */
export const selectPoolsToLink = createSelector(
  [
    (state: RootState) => selectData(state, allIpPoolsQuery)?.items,
    (state: RootState, form: string) =>
      selectData(state, allSiloIpPoolsQuery({ silo: selectFormParams(state, form)['silo'] ?? '' }))
        ?.items,
  ],
  (pools = [], linked = []) => {
    const known = new Set(linked.map(({ id }) => id))
    return pools
      .filter(({ id }) => !known.has(id))
      .map(({ name, description }) => ({ value: name, label: name, detail: description }))
  },
)
