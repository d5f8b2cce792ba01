import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Rack } from '@/api/generated/types'
import { selectPageItems } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/reducer'
import { systemPaths } from '../paths'
import { rackListQuery, rackViewQuery } from './queries'

export interface RackRowViewModel {
  id: string
  href: string
  /** ISO 8601. */
  created: string
  modified: string
}

const toRow = weakMapMemoize(({ id, timeCreated, timeModified }: Rack): RackRowViewModel => ({
  id,
  href: systemPaths.rack({ rackId: id }),
  created: timeCreated,
  modified: timeModified,
}))

/** The rows of the page of racks that is shown. */
export const selectRackRows = createSelector(
  [(state: RootState) => selectPageItems(state, rackListQuery)],
  racks => racks.map(rack => toRow(rack)),
)

/** The rack whose page is shown. */
export const selectRack = (state: RootState, rackId: string) =>
  selectData(state, rackViewQuery(rackId))
