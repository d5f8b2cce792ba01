import type { Switch, SwitchSlot } from '@/api/generated/types'
import { listRows, objectView } from '@/store/queries/view-models'
import { systemPaths } from '../paths'
import { switchListQuery, switchViewQuery } from '../sleds/queries'

const toRow = ({ id, baseboard }: Switch) => ({
  href: systemPaths.switch({ switchId: id }),
  name: baseboard.serial,
  actions: [],
})

/** The rows of the current page of switches. */
export const selectSwitchRows = listRows(switchListQuery, toRow)

/** The switch in the open panel. */
export const selectSwitch = objectView(switchViewQuery, toRow)

/** The switches of a rack, and where they are in it. */
export const SWITCH_CHOICES: readonly { value: SwitchSlot; label: string }[] = [
  { value: 'switch0', label: 'Upper (switch0)' },
  { value: 'switch1', label: 'Lower (switch1)' },
]
