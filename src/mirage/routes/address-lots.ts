import { compareIps, parseIp, ADDRESS_BITS } from '@/lib/ip'
import { newIdentity, requireFreeName } from '../rules/identity'
import { type Span, spanContains } from '../rules/addresses'
import { atomically } from '../rules/atomically'
import { isLotInUse, addressOf, requireBlock, requireFreeAddress } from '../rules/lot-addresses'
import { authorizeFleet } from '../server/access'
import { fail } from '../server/errors'
import { fleetLookup } from '../server/fleet-lookup'
import { pageById, pageByName } from '../server/page'
import type { Call, Handlers } from '../server/route'

type Blocks = Call<'networkingAddressLotCreate'>['body']['blocks']

/** Rejects blocks that run backwards, mix IP versions or overlap. */
const checkBlocks = (blocks: Blocks) => {
  const earlier: Span[] = []
  for (const { firstAddress, lastAddress } of blocks) {
    const block = `address lot block ${firstAddress} to ${lastAddress}`
    const first = parseIp(firstAddress) ?? fail.invalidRequest(`${block} has no first address`)
    const last = parseIp(lastAddress) ?? fail.invalidRequest(`${block} has no last address`)
    if (first.version !== last.version) fail.invalidRequest(`${block} mixes address families`)
    if (compareIps(first, last) > 0) fail.invalidRequest(`${block} ends before it begins`)
    const span = { first, last }
    if (earlier.some(other => spanContains(other, first) || spanContains(span, other.first))) {
      fail.invalidRequest(`${block} overlaps with another one`)
    }
    earlier.push(span)
  }
}

/** Address lots: addresses reserved for switches or pools. */
export const addressLotRoutes = {
  networkingAddressLotList: call => {
    authorizeFleet(call, 'viewer')
    return pageByName(call, call.backendState.db.addressLots.in(''), lot => lot)
  },

  networkingAddressLotCreate: call => {
    const { body, backendState } = call
    const { db, ids } = backendState
    authorizeFleet(call, 'collaborator')
    checkBlocks(body.blocks)
    requireFreeName(db.addressLots, 'address-lot', '', body.name)
    return atomically(db, () => {
      const lot = db.addressLots.insert({ ...newIdentity(backendState, body), kind: body.kind })
      const blocks = body.blocks.map(({ firstAddress, lastAddress }) =>
        db.addressLotBlocks.insert({
          id: ids.next(),
          firstAddress,
          lastAddress,
          addressLotId: lot.id,
        }),
      )
      return { lot, blocks }
    })
  },

  networkingAddressLotView: call => {
    const lot = fleetLookup.addressLot(call, call.path.addressLot)
    return { lot, blocks: [...call.backendState.db.addressLotBlocks.in(lot.id)] }
  },

  networkingAddressLotDelete: call => {
    const { db } = call.backendState
    const { id } = fleetLookup.addressLot(call, call.path.addressLot, 'admin')
    if (isLotInUse(db, id)) fail.invalidRequest('lot is in use')
    for (const block of db.addressLotBlocks.in(id)) db.addressLotBlocks.remove(block.id)
    db.addressLots.remove(id)
  },

  networkingAddressLotBlockList: call => {
    const { id } = fleetLookup.addressLot(call, call.path.addressLot)
    return pageById(call, call.backendState.db.addressLotBlocks.in(id), block => block)
  },
} satisfies Handlers

const checkMask = (address: string, mask: number) => {
  const { version } = parseIp(address) ?? fail.invalidRequest(`"${address}" is not an address`)
  const widest = ADDRESS_BITS[version]
  if (mask > widest) fail.invalidRequest(`mask ${mask} is wider than IP${version} addresses are`)
}

/** Loopback addresses of the switches, taken from address lots. */
export const loopbackAddressRoutes = {
  networkingLoopbackAddressList: call => {
    authorizeFleet(call, 'viewer')
    return pageById(call, call.backendState.db.loopbackAddresses.in(''), loopback => loopback)
  },

  networkingLoopbackAddressCreate: call => {
    const { body, backendState } = call
    const { db, ids } = backendState
    const { address, anycast, mask, switchSlot } = body
    authorizeFleet(call, 'admin')
    const lot = fleetLookup.addressLot(call, body.addressLot)
    const rack = fleetLookup.rack(call, body.rackId)
    checkMask(address, mask)
    const block = requireBlock(db, lot.id, address)
    requireFreeAddress(db, { address, anycast, switchSlot })
    return db.loopbackAddresses.insert({
      id: ids.next(),
      address: `${address}/${mask}`,
      addressLotBlockId: block.id,
      rackId: rack.id,
      switchSlot,
      anycast,
    })
  },

  /** Identified by address, because there is no name and no ID in the path. */
  networkingLoopbackAddressDelete: call => {
    const { path, backendState } = call
    const { loopbackAddresses } = backendState.db
    authorizeFleet(call, 'admin')
    const found = Array.from(loopbackAddresses.all()).find(
      ({ address, rackId, switchSlot }) =>
        rackId === path.rackId &&
        switchSlot === path.switchSlot &&
        addressOf(address) === addressOf(path.address) &&
        address.endsWith(`/${path.subnetMask}`),
    )
    if (!found) {
      return fail.absent(`loopback-address with address "${path.address}/${path.subnetMask}"`)
    }
    loopbackAddresses.remove(found.id)
  },
} satisfies Handlers
