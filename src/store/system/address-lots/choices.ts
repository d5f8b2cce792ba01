import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { AddressLotKind } from '@/api/generated/types'
import type { RootState } from '@/store/setup/state'
import { addressLotViewQuery, allAddressLotsQuery } from '../switch-ports/queries'

/** What the addresses of lots are for. */
export const KIND_HELP: Record<AddressLotKind, string> = {
  infra: 'For the rack’s own switches: addresses of ports and loopback addresses.',
  pool: 'For IP pools, and for what BGP announces.',
}

/** The blocks of a lot, by its name or id; undefined until they are read. */
export const selectBlocks = (state: RootState, { lot }: { lot: string }) =>
  selectData(state, addressLotViewQuery({ lot }))?.blocks

/** The lots to choose from. */
export const selectLotChoices = createSelector(
  [(state: RootState) => selectData(state, allAddressLotsQuery)?.items],
  (lots = []) =>
    lots.map(({ name, kind, description }) => ({
      value: name,
      label: name,
      detail: description ? `${kind}, ${description}` : kind,
    })),
)
