import { itemsOf, list, tag } from '@/api/core/tags'
import type { Entries } from './entry'

/** Addresses reserved for switches and pools. */
export const addressLots = {
  networkingAddressLotList: { provides: itemsOf('addressLot') },
  /** Lots cannot be changed, and racks before release 17 have only the blocks here. */
  networkingAddressLotView: {
    provides: (_found, { path }) => [tag('addressLot', path.addressLot)],
  },
  networkingAddressLotCreate: { invalidates: () => [list('addressLot')] },
  networkingAddressLotDelete: { invalidates: () => [list('addressLot')] },
  networkingAddressLotBlockList: { provides: () => [list('addressLotBlock')] },
  networkingLoopbackAddressList: { provides: itemsOf('loopbackAddress') },
  networkingLoopbackAddressCreate: { invalidates: () => [list('loopbackAddress')] },
  networkingLoopbackAddressDelete: { invalidates: () => [list('loopbackAddress')] },
} satisfies Entries
