import { z } from 'zod'
import {
  AddressLotBlockResultsPage,
  AddressLotCreate,
  AddressLotCreateResponse,
  AddressLotResultsPage,
  LoopbackAddress,
  LoopbackAddressCreate,
  LoopbackAddressResultsPage,
} from '../address-lots'
import { IdSortMode, Name, NameOrId, NameOrIdSortMode } from '../common'
import { ip, uint8, uuid } from '../scalars'
import { numeric, sorted } from './facts'

export const addressLotsCalls = {
  networkingAddressLotList: {
    status: 200,
    query: sorted(NameOrIdSortMode, {}, {}),
    result: AddressLotResultsPage,
  },
  networkingAddressLotCreate: {
    status: 201,
    body: AddressLotCreate,
    result: AddressLotCreateResponse,
  },
  networkingAddressLotDelete: {
    status: 204,
    path: z.object({ addressLot: NameOrId }),
  },
  networkingAddressLotBlockList: {
    status: 200,
    path: z.object({ addressLot: NameOrId }),
    query: sorted(IdSortMode, {}, {}),
    result: AddressLotBlockResultsPage,
  },
  networkingLoopbackAddressList: {
    status: 200,
    query: sorted(IdSortMode, {}, {}),
    result: LoopbackAddressResultsPage,
  },
  networkingLoopbackAddressCreate: {
    status: 201,
    body: LoopbackAddressCreate,
    result: LoopbackAddress,
  },
  networkingLoopbackAddressDelete: {
    status: 204,
    path: z.object({ address: ip, rackId: uuid, subnetMask: numeric(uint8), switchLocation: Name }),
  },
}
