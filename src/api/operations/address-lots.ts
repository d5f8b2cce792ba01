import { items, list } from '@/api/core/tags'
import type { Entries } from './entry'

/** Addresses set aside for switches and pools. */
export const addressLots = {
  networkingAddressLotList: { provides: page => items('addressLot', page.items) },
  networkingAddressLotCreate: { invalidates: () => [list('addressLot')] },
  networkingAddressLotDelete: { invalidates: () => [list('addressLot')] },
  networkingAddressLotBlockList: { provides: () => [list('addressLotBlock')] },
  networkingLoopbackAddressList: { provides: page => items('loopbackAddress', page.items) },
  networkingLoopbackAddressCreate: { invalidates: () => [list('loopbackAddress')] },
  networkingLoopbackAddressDelete: { invalidates: () => [list('loopbackAddress')] },
} satisfies Entries
