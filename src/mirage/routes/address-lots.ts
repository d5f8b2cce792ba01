import { compareIps, parseIp } from '@/lib/ip'
import { newIdentity, requireFreeName } from '../rules/identity'
import { type Span, spanContains } from '../rules/addresses'
import { atomically } from '../rules/atomically'
import { isLotInUse } from '../rules/lot-addresses'
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
