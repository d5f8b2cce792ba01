import type { PageById, PageByNameOrId } from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { items, list } from '@/api/core/tags'
import type {
  AddressLotBlockResultsPage,
  AddressLotCreate,
  AddressLotCreateResponse,
  AddressLotResultsPage,
  LoopbackAddress,
  LoopbackAddressCreate,
  LoopbackAddressResultsPage,
  Name,
  NameOrId,
} from '@/api/generated/types'

/** Addresses set aside for switches and pools. */
export const addressLots = {
  networkingAddressLotList: query<{ query?: PageByNameOrId }, AddressLotResultsPage>(
    'GET',
    '/v1/system/networking/address-lot',
    { isLoggable: true, provides: page => items('addressLot', page.items) },
  ),
  networkingAddressLotCreate: mutation<{ body: AddressLotCreate }, AddressLotCreateResponse>(
    'POST',
    '/v1/system/networking/address-lot',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('addressLot')] },
  ),
  networkingAddressLotDelete: mutation<{ path: { addressLot: NameOrId } }, EmptyBody>(
    'DELETE',
    '/v1/system/networking/address-lot/{addressLot}',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('addressLot')] },
  ),
  networkingAddressLotBlockList: query<
    { path: { addressLot: NameOrId }; query?: PageById },
    AddressLotBlockResultsPage
  >('GET', '/v1/system/networking/address-lot/{addressLot}/blocks', {
    isLoggable: true,
    provides: () => [list('addressLotBlock')],
  }),
  networkingLoopbackAddressList: query<{ query?: PageById }, LoopbackAddressResultsPage>(
    'GET',
    '/v1/system/networking/loopback-address',
    { isLoggable: true, provides: page => items('loopbackAddress', page.items) },
  ),
  networkingLoopbackAddressCreate: mutation<{ body: LoopbackAddressCreate }, LoopbackAddress>(
    'POST',
    '/v1/system/networking/loopback-address',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('loopbackAddress')] },
  ),
  networkingLoopbackAddressDelete: mutation<
    { path: { address: string; rackId: string; subnetMask: number; switchLocation: Name } },
    EmptyBody
  >(
    'DELETE',
    '/v1/system/networking/loopback-address/{rackId}/{switchLocation}/{address}/{subnetMask}',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('loopbackAddress')] },
  ),
}
