import { listRows } from '@/store/queries/view-models'
import { uninitializedSledActions } from './actions'
import { uninitializedSledsQuery } from './queries'

/** The sleds that can be added. */
export const selectUninitializedSledRows = listRows(uninitializedSledsQuery, sled => ({
  // Uninitialized sleds have no id.
  id: `${sled.baseboard.part}/${sled.baseboard.serial}`,
  name: sled.baseboard.serial,
  actions: uninitializedSledActions(sled),
}))
