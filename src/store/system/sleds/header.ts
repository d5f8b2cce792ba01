import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Sled } from '@/api/generated/types'
import type { ActionViewModel } from '@/store/commands/action'
import { objectActions } from '@/store/palette/object-actions'
import type { RootState } from '@/store/setup/reducer'
import { sledActions } from './actions'
import { sledViewQuery } from './queries'

export interface SledViewModel extends Sled {
  /** Its serial number. */
  name: string
  actions: readonly ActionViewModel[]
}

const toSled = weakMapMemoize((sled: Sled): SledViewModel => ({
  ...sled,
  name: sled.baseboard.serial,
  actions: sledActions(sled),
}))

/** The sled whose page is shown. */
export const selectSled = (state: RootState, sledId: string): SledViewModel | undefined => {
  const sled = selectData(state, sledViewQuery(sledId))
  return sled && toSled(sled)
}

/** What the palette offers on the sled's page. */
export const selectSledActions = objectActions('Sled', (state, { sledId = '' }) =>
  selectSled(state, sledId),
)
