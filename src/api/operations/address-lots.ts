import { itemsOf, list, one } from '@/api/core/tags'
import type { Entries } from './entry'

/** Addresses reserved for switches and pools. */
export const addressLots = {
  networkingAddressLotList: { provides: itemsOf('addressLot') },
  networkingAddressLotView: {
    provides: (found, { path }) => one('addressLot', path.addressLot, found.lot),
  },
  networkingAddressLotCreate: { invalidates: () => [list('addressLot')] },
  networkingAddressLotDelete: { invalidates: () => [list('addressLot')] },
  networkingAddressLotBlockList: { provides: () => [list('addressLotBlock')] },
  networkingLoopbackAddressList: { provides: itemsOf('loopbackAddress') },
  networkingLoopbackAddressCreate: { invalidates: () => [list('loopbackAddress')] },
  networkingLoopbackAddressDelete: { invalidates: () => [list('loopbackAddress')] },
} satisfies Entries
