import type { PageById, PageByNameOrId } from '@/api/core/arguments'
import type { Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type {
  AddressLotBlockResultsPage,
  AddressLotCreate,
  AddressLotCreateResponse,
  AddressLotResultsPage,
  LoopbackAddress,
  LoopbackAddressCreate,
  LoopbackAddressResultsPage,
} from '@/api/schema/address-lots'
import type { Name, NameOrId } from '@/api/schema/common'

export const addressLots = {
  networkingAddressLotList: query<{ query?: PageByNameOrId }, AddressLotResultsPage>(
    'GET',
    '/v1/system/networking/address-lot',
  ),
  networkingAddressLotCreate: mutation<{ body: AddressLotCreate }, AddressLotCreateResponse>(
    'POST',
    '/v1/system/networking/address-lot',
  ),
  networkingAddressLotDelete: mutation<{ path: { addressLot: NameOrId } }, Nothing>(
    'DELETE',
    '/v1/system/networking/address-lot/{addressLot}',
  ),
  networkingAddressLotBlockList: query<
    { path: { addressLot: NameOrId }; query?: PageById },
    AddressLotBlockResultsPage
  >('GET', '/v1/system/networking/address-lot/{addressLot}/blocks'),
  networkingLoopbackAddressList: query<{ query?: PageById }, LoopbackAddressResultsPage>(
    'GET',
    '/v1/system/networking/loopback-address',
  ),
  networkingLoopbackAddressCreate: mutation<{ body: LoopbackAddressCreate }, LoopbackAddress>(
    'POST',
    '/v1/system/networking/loopback-address',
  ),
  networkingLoopbackAddressDelete: mutation<
    { path: { address: string; rackId: string; subnetMask: number; switchLocation: Name } },
    Nothing
  >(
    'DELETE',
    '/v1/system/networking/loopback-address/{rackId}/{switchLocation}/{address}/{subnetMask}',
  ),
}
