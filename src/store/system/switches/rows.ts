import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Switch } from '@/api/generated/types'
import { selectPageItems } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/reducer'
import { systemPaths } from '../paths'
import { switchListQuery, switchViewQuery } from './queries'

export interface SwitchViewModel extends Switch {
  /** Its serial number. */
  name: string
  href: string
  rackHref: string
}

const toSwitch = weakMapMemoize((found: Switch): SwitchViewModel => ({
  ...found,
  name: found.baseboard.serial,
  href: systemPaths.switch({ switchId: found.id }),
  rackHref: systemPaths.rack({ rackId: found.rackId }),
}))

/** The rows of the page of switches that is shown. */
export const selectSwitchRows = createSelector(
  [(state: RootState) => selectPageItems(state, switchListQuery)],
  switches => switches.map(each => toSwitch(each)),
)

/** The switch whose panel is shown. */
export const selectSwitch = (state: RootState, switchId: string): SwitchViewModel | undefined => {
  const found = selectData(state, switchViewQuery(switchId))
  return found && toSwitch(found)
}
