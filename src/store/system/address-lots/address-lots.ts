import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { AddressLot, AddressLotBlock } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import { objectActions } from '@/store/palette/object-actions'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { selectFleetRole } from '../fleet-role'
import { systemPaths, type SystemParams } from '../paths'
import { addressLotActions } from './actions'
import { selectBlocks } from './choices'
import {
  addressLotListQuery,
  addressLotViewQuery,
  allAddressLotsQuery,
} from '../switch-ports/queries'
import { blockName, countAddresses } from './rules'
import { selectAreUsesKnown, selectBlockUses } from './uses'

type Params = SystemParams<'addressLot'>

const selectRowContext = createSelector(
  [
    selectFleetRole,
    (state: RootState, _params: unknown, { name }: AddressLot) =>
      selectBlocks(state, { lot: name }),
  ],
  (role, blocks) => ({ role, blocks }),
)

/** The rows of the current page of lots. */
export const selectAddressLotRows = listRows(
  () => addressLotListQuery,
  (lot, _params, context) => ({
    href: systemPaths.addressLot({ lot: lot.name }),
    actions: addressLotActions(lot, context),
  }),
  selectRowContext,
)

/** Racks before release 17 have the lot itself only in the list. */
const selectLot = (state: RootState, { lot }: Params): AddressLot | undefined =>
  selectData(state, addressLotViewQuery({ lot }))?.lot ??
  selectData(state, allAddressLotsQuery)?.items.find(({ id, name }) => id === lot || name === lot)

const NO_BLOCKS: readonly AddressLotBlock[] = []

/** The blocks on the page of a lot, each with what uses it. */
export const selectBlockRows = createSelector(
  [
    (state: RootState, params: Params) => selectBlocks(state, params) ?? NO_BLOCKS,
    selectBlockUses,
    selectAreUsesKnown,
  ],
  (blocks, uses, areKnown) =>
    blocks.map(block => ({
      ...block,
      name: blockName(block),
      size: countAddresses([block]),
      uses: uses.filter(({ blockId }) => blockId === block.id),
      /** Undefined while further uses are being read, null if some cannot be. */
      areUsesKnown: areKnown,
      actions: [],
    })),
)

const IN_USE = rich`It cannot be deleted while its addresses are in use`

/** The lot on its own page. */
export const selectAddressLot = createSelector(
  [
    selectLot,
    selectBlockRows,
    selectFleetRole,
    (_state: RootState, params: Params) => systemPaths.addressLot(params),
  ],
  (lot, blocks, role, screen) =>
    lot && {
      ...lot,
      /** The number of addresses. */
      size: countAddresses(blocks),
      actions: addressLotActions(lot, {
        role,
        blocks,
        screen,
        reason: blocks.some(({ uses }) => uses.length > 0) ? IN_USE : undefined,
      }),
    },
)

/** The palette actions of a lot's page. */
export const selectAddressLotActions = objectActions('Address lot', selectAddressLot)
