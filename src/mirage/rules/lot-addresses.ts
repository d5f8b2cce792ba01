import { parseIp } from '@/lib/ip'
import type { AddressLotBlockRecord, LoopbackAddressRecord } from '../models/system-records'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { canonicalIp, type Span, spanContains } from './addresses'

/** The canonical address of a network, without the prefix length. */
export const addressOf = (network: string): string => canonicalIp(network.split('/')[0]!)

/** The addresses of a block. Blocks are validated when created, so parsing cannot fail. */
export const spanOfBlock = ({ firstAddress, lastAddress }: AddressLotBlockRecord): Span => ({
  first: parseIp(firstAddress) ?? fail.internal(),
  last: parseIp(lastAddress) ?? fail.internal(),
})

/** The block of a lot that contains an address. */
export const requireBlock = (db: Db, lotId: string, address: string): AddressLotBlockRecord => {
  const ip = parseIp(addressOf(address))
  const block = db.addressLotBlocks
    .in(lotId)
    .find(each => ip && spanContains(spanOfBlock(each), ip))
  return block ?? fail.invalidRequest(`address not in lot: ${address}`)
}

/** A requested address. */
interface Spec {
  readonly address: string
  /** Whether several switches may have it. */
  readonly anycast?: boolean
  readonly switchSlot?: string
  /** The settings to be replaced, whose addresses count as free. */
  readonly replacing?: string | undefined
}

const isShared = (spec: Spec, { anycast, switchSlot }: LoopbackAddressRecord): boolean =>
  Boolean(spec.anycast) && anycast && switchSlot !== spec.switchSlot

/** Rejects an address that a switch or port already has. */
export const requireFreeAddress = (db: Db, spec: Spec): void => {
  const wanted = addressOf(spec.address)
  const onSwitch = Array.from(db.loopbackAddresses.all()).some(
    loopback => addressOf(loopback.address) === wanted && !isShared(spec, loopback),
  )
  const onPort = Array.from(db.portSettings.all()).some(
    ({ id, addresses }) =>
      id !== spec.replacing && addresses.some(({ address }) => addressOf(address) === wanted),
  )
  if (onSwitch || onPort) fail.invalidRequest(`address unavailable: ${spec.address}`)
}

/** Whether an address of the lot is assigned, or a network of it announced. */
export const isLotInUse = (db: Db, lotId: string): boolean => {
  const blocks = new Set(db.addressLotBlocks.in(lotId).map(({ id }) => id))
  return (
    [...blocks].some(
      id =>
        db.loopbackAddresses.by('block', id).length > 0 ||
        db.announcements.by('block', id).length > 0,
    ) ||
    Array.from(db.portSettings.all()).some(({ addresses }) =>
      addresses.some(({ addressLotBlockId }) => blocks.has(addressLotBlockId)),
    )
  )
}
