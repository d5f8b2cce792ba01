import type { Switch } from '@/api/generated/types'
import { listRows, objectView } from '@/store/queries/view-models'
import { systemPaths } from '../paths'
import { switchListQuery, switchViewQuery, rackListQuery } from '../sleds/queries'

const toRow = ({ id, baseboard }: Switch) => ({
  href: systemPaths.switch({ switchId: id }),
  name: baseboard.serial,
  actions: [],
})

/** The rows of the current page of switches. */
export const selectSwitchRows = listRows(switchListQuery, toRow)

/** The switch in the open panel. */
export const selectSwitch = objectView(switchViewQuery, toRow)

/** The rows of the current page of racks. */
export const selectRackRows = listRows(rackListQuery, ({ id }) => ({
  href: systemPaths.rack({ rackId: id }),
  name: `rack ${id}`,
  actions: [],
}))
