import { parseIp } from '@/lib/ip'
import type { AddressLotBlockRecord, LoopbackAddressRecord } from '../models/address-lots'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { canonicalIp, type Span, spanContains } from './addresses'

/** The address of a network, without its width, written as every other one. */
export const addressOf = (network: string): string => canonicalIp(network.split('/')[0]!)

/** What a block holds. Blocks come and stay valid, so their ends can be parsed. */
export const spanOfBlock = ({ firstAddress, lastAddress }: AddressLotBlockRecord): Span => ({
  first: parseIp(firstAddress) ?? fail.internal(),
  last: parseIp(lastAddress) ?? fail.internal(),
})

/** The block of a lot that an address belongs to. */
export const requireBlock = (db: Db, lotId: string, address: string): AddressLotBlockRecord => {
  const ip = parseIp(addressOf(address))
  const block = db.addressLotBlocks
    .in(lotId)
    .find(each => ip && spanContains(spanOfBlock(each), ip))
  return block ?? fail.invalidRequest(`address not in lot: ${address}`)
}

/** An address that is asked for. */
interface Wish {
  readonly address: string
  /** Several switches may have it. */
  readonly anycast?: boolean
  readonly switchLocation?: string
  /** The settings that are about to be replaced: what they had is free. */
  readonly replacing?: string | undefined
}

const isShared = (wish: Wish, { anycast, switchLocation }: LoopbackAddressRecord): boolean =>
  Boolean(wish.anycast) && anycast && switchLocation !== wish.switchLocation

/** Refuses an address that a switch or a port has already. */
export const requireFreeAddress = (db: Db, wish: Wish): void => {
  const wanted = addressOf(wish.address)
  const onSwitch = Array.from(db.loopbackAddresses.all()).some(
    loopback => addressOf(loopback.address) === wanted && !isShared(wish, loopback),
  )
  const onPort = Array.from(db.portSettings.all()).some(
    ({ id, view }) =>
      id !== wish.replacing && view.addresses.some(({ address }) => addressOf(address) === wanted),
  )
  if (onSwitch || onPort) fail.invalidRequest(`address unavailable: ${wish.address}`)
}

/** Whether anything has an address from the lot, or announces a network out of it. */
export const isLotInUse = (db: Db, lotId: string): boolean => {
  const blocks = new Set(db.addressLotBlocks.in(lotId).map(({ id }) => id))
  return (
    [...blocks].some(
      id =>
        db.loopbackAddresses.by('block', id).length > 0 ||
        db.announcements.by('block', id).length > 0,
    ) ||
    Array.from(db.portSettings.all()).some(({ view }) =>
      view.addresses.some(({ addressLotBlockId }) => blocks.has(addressLotBlockId)),
    )
  )
}
