import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { LoopbackAddress } from '@/api/generated/types'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { lotOfBlock, loopbackAddressListQuery } from '../switch-ports/queries'
import { selectReasonNotAdmin } from '../fleet-role'
import { loopbackAddressActions } from './actions'
import { rackListQuery } from '../sleds/queries'

const selectContext = createSelector(
  [
    selectReasonNotAdmin,
    (state: RootState, _params: unknown, { addressLotBlockId }: LoopbackAddress) =>
      lotOfBlock(addressLotBlockId, query => selectData(state, query)),
  ],
  (reason, lot) => ({ reason, lot }),
)

/** The rows of the current page of addresses. */
export const selectLoopbackAddressRows = listRows(
  () => loopbackAddressListQuery,
  (loopback, _params, { reason, lot }) => ({
    name: loopback.address,
    /** Name of the lot that it is from. */
    lot,
    actions: loopbackAddressActions(loopback, reason),
  }),
  selectContext,
)

/** The racks to choose from. */
export const selectRackChoices = createSelector(
  [(state: RootState) => selectData(state, rackListQuery)?.items],
  (racks = []) => racks.map(({ id }) => ({ value: id, label: id })),
)
