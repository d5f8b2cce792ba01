import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { selectFormParams } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { allIpPoolSilosQuery } from '../ip-pools/queries'
import { allSilosQuery } from '../silos/queries'

/** The silos that the pool of the open form can still be linked to. */
export const selectSilosToLink = createSelector(
  [
    (state: RootState) => selectData(state, allSilosQuery)?.items,
    (state: RootState, form: string) =>
      selectData(state, allIpPoolSilosQuery({ pool: selectFormParams(state, form)['pool'] ?? '' }))
        ?.items,
  ],
  (silos = [], links = []) => {
    const linked = new Set(links.map(({ siloId }) => siloId))
    return silos
      .filter(({ id }) => !linked.has(id))
      .map(({ name, description }) => ({ value: name, label: name, detail: description }))
  },
)
