import { ADDRESS_BITS, parseIp } from '@/lib/ip'
import { addressOf, requireBlock, requireFreeAddress } from '../rules/lot-addresses'
import { authorizeFleet } from '../server/access'
import { fail } from '../server/errors'
import { fleetLookup } from '../server/fleet-lookup'
import { pageById } from '../server/page'
import type { Handlers } from '../server/route'

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
