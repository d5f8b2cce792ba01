import type { AddressLot, AddressLotBlock, LoopbackAddress } from '@/api/generated/types'
import type { Stored } from './stored'

export type AddressLotRecord = Stored<AddressLot>
export type AddressLotBlockRecord = Stored<AddressLotBlock> & { readonly addressLotId: string }
export type LoopbackAddressRecord = Stored<LoopbackAddress> & { readonly anycast: boolean }
