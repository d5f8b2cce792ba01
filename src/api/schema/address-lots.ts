import { z } from 'zod'
import { IpNet } from './addresses'
import { Name, NameOrId, ResultsPage, identityCreate, identityMetadata } from './common'
import { flag, ip, uint8, uuid } from './scalars'

/** Who draws from the lot: the rack switches, or IP pools. */
export const AddressLotKind = z.enum(['infra', 'pool'])
export type AddressLotKind = z.infer<typeof AddressLotKind>

/** Addresses set aside for a purpose. */
export const AddressLot = z.object({ ...identityMetadata, kind: AddressLotKind })
export type AddressLot = z.infer<typeof AddressLot>

export const AddressLotResultsPage = ResultsPage(AddressLot)
export type AddressLotResultsPage = ResultsPage<AddressLot>

/** A run of addresses in a lot, both ends included. */
export const AddressLotBlock = z.object({
  firstAddress: ip,
  id: uuid,
  lastAddress: ip,
})
export type AddressLotBlock = z.infer<typeof AddressLotBlock>

export const AddressLotBlockResultsPage = ResultsPage(AddressLotBlock)
export type AddressLotBlockResultsPage = ResultsPage<AddressLotBlock>

export const AddressLotBlockCreate = z.object({ firstAddress: ip, lastAddress: ip })
export type AddressLotBlockCreate = z.infer<typeof AddressLotBlockCreate>

export const AddressLotCreate = z.object({
  ...identityCreate,
  blocks: z.array(AddressLotBlockCreate),
  kind: AddressLotKind,
})
export type AddressLotCreate = z.infer<typeof AddressLotCreate>

export const AddressLotCreateResponse = z.object({
  blocks: z.array(AddressLotBlock),
  lot: AddressLot,
})
export type AddressLotCreateResponse = z.infer<typeof AddressLotCreateResponse>

/** An address of a switch itself. */
export const LoopbackAddress = z.object({
  address: IpNet,
  addressLotBlockId: uuid,
  id: uuid,
  rackId: uuid,
  switchLocation: z.string(),
})
export type LoopbackAddress = z.infer<typeof LoopbackAddress>

export const LoopbackAddressResultsPage = ResultsPage(LoopbackAddress)
export type LoopbackAddressResultsPage = ResultsPage<LoopbackAddress>

/** `anycast` lets several switches share it. */
export const LoopbackAddressCreate = z.object({
  address: ip,
  addressLot: NameOrId,
  anycast: flag,
  mask: uint8,
  rackId: uuid,
  switchLocation: Name,
})
export type LoopbackAddressCreate = z.infer<typeof LoopbackAddressCreate>
