import { listRows } from '@/store/queries/view-models'
import { selectRelease } from '@/store/release/selectors'
import { uninitializedSledActions } from './actions'
import { uninitializedSledsQuery } from './queries'

/** The sleds that can be added. */
export const selectUninitializedSledRows = listRows(
  uninitializedSledsQuery,
  (sled, _params, release) => ({
    // Uninitialized sleds have no id.
    id: `${sled.baseboard.part}/${sled.baseboard.serial}`,
    name: sled.baseboard.serial,
    actions: uninitializedSledActions(sled, release),
  }),
  selectRelease,
)
