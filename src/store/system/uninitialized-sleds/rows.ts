import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { UninitializedSled } from '@/api/generated/types'
import type { ActionViewModel } from '@/store/commands/action'
import type { RootState } from '@/store/setup/reducer'
import { systemPaths } from '../paths'
import { uninitializedSledActions } from './actions'
import { uninitializedSledsQuery } from './queries'

export interface UninitializedSledRowViewModel extends UninitializedSled {
  /** Part and serial number: nothing else tells them apart. */
  id: string
  /** Its serial number. */
  name: string
  rackHref: string
  actions: readonly ActionViewModel[]
}

const toRow = weakMapMemoize((sled: UninitializedSled): UninitializedSledRowViewModel => ({
  ...sled,
  id: `${sled.baseboard.part}/${sled.baseboard.serial}`,
  name: sled.baseboard.serial,
  rackHref: systemPaths.rack({ rackId: sled.rackId }),
  actions: uninitializedSledActions(sled),
}))

/** The sleds that can be added. */
export const selectUninitializedSledRows = createSelector(
  [(state: RootState) => selectData(state, uninitializedSledsQuery)?.items],
  (sleds = []) => sleds.map(sled => toRow(sled)),
)
