import { createSelector } from '@reduxjs/toolkit'
import { listRows } from '@/store/queries/view-models'
import { selectRelease } from '@/store/release/selectors'
import { selectReasonNotAdmin } from '../fleet-role'
import { uninitializedSledActions } from './actions'
import { uninitializedSledsQuery } from './queries'

const selectContext = createSelector([selectRelease, selectReasonNotAdmin], (release, reason) => ({
  release,
  reason,
}))

/** The sleds that can be added. */
export const selectUninitializedSledRows = listRows(
  uninitializedSledsQuery,
  (sled, _params, context) => ({
    // Uninitialized sleds have no id.
    id: `${sled.baseboard.part}/${sled.baseboard.serial}`,
    name: sled.baseboard.serial,
    actions: uninitializedSledActions(sled, context),
  }),
  selectContext,
)
